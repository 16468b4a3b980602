// Outlines of the seven pieces, about 80 units across.

export const pieces = ['R', 'O', 'Y', 'G', 'B', 'V', 'W'] as const;

/** Pieces light enough to need a dark letter. */
export const dark_ink = new Set(['O', 'Y', 'W']);

function polygon(corners: number, radius: number, turn: number, inner = radius): string {
  const points: string[] = [];
  const steps = inner === radius ? corners : corners * 2;
  for (let i = 0; i < steps; i++) {
    const r = i % 2 === 1 && inner !== radius ? inner : radius;
    const angle = ((turn + (360 / steps) * i) * Math.PI) / 180;
    points.push(`${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`);
  }
  return `M${points.join('L')}Z`;
}

const outlines: Record<string, string> = {
  R: 'M0 -37A37 37 0 1 1 0 37A37 37 0 1 1 0 -37Z', // disc
  O: polygon(5, 41, 0), // pentagon
  Y: polygon(8, 42, 0, 32), // star
  G: 'M-30 -34H30Q34 -34 34 -30V30Q34 34 30 34H-30Q-34 34 -34 30V-30Q-34 -34 -30 -34Z', // square
  B: polygon(4, 45, 0), // diamond
  V: polygon(6, 40, 30), // hexagon
  W: 'M-21 -39H21V-21H39V21H21V39H-21V21H-39V-21H-21Z', // plus
};

export function outline(piece: string): string {
  return outlines[piece] ?? outlines['R']!;
}
