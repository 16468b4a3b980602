// Small sounds of wood and paper, made on the spot: no files.
import { keep, kept } from './keep';

let on = $state(kept('sound') !== 'off');
let context: AudioContext | null = null;

export function soundOn(): boolean {
  return on;
}

export function setSound(to: boolean): void {
  on = to;
  keep('sound', to ? null : 'off');
  if (to) play('move');
}

export type Sound = 'move' | 'turn' | 'win' | 'no' | 'say';

// Frequency, start and length in seconds, loudness.
const notes: Record<Sound, [number, number, number, number][]> = {
  move: [
    [190, 0, 0.07, 0.5],
    [95, 0, 0.1, 0.4],
  ],
  turn: [
    [392, 0, 0.12, 0.2],
    [523, 0.09, 0.16, 0.2],
  ],
  win: [
    [392, 0, 0.16, 0.25],
    [494, 0.13, 0.16, 0.25],
    [587, 0.26, 0.16, 0.25],
    [784, 0.39, 0.4, 0.25],
  ],
  no: [
    [150, 0, 0.12, 0.3],
    [120, 0.08, 0.14, 0.3],
  ],
  say: [
    [660, 0, 0.08, 0.15],
    [880, 0.07, 0.1, 0.12],
  ],
};

export function play(sound: Sound): void {
  if (!on || typeof AudioContext === 'undefined') return;
  // Before the first click browsers keep it silent, and that is all right.
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const now = context.currentTime;
  for (const [frequency, start, length, loudness] of notes[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = sound === 'move' || sound === 'no' ? 'triangle' : 'sine';
    tone.frequency.setValueAtTime(frequency, now + start);
    volume.gain.setValueAtTime(loudness * 0.5, now + start);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
