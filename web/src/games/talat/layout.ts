// Where the three boards lie. On a wide screen they are the sides of a triangle with a player at each
// corner, ourselves at the bottom; on a phone one board stands upright, our start row below.
import { place, type Point } from '../../boards/cells';
import type { BoardName } from './moves';

export interface Lie {
  middle: Point;
  ahead: Point; // the way of growing ranks
}
export interface Scene {
  lies: Partial<Record<BoardName, Lie>>;
  corners: Record<string, Point>; // where players sit
  box: string;
}

const side = 566; // five cells of 100, the frame, and air
const seats = ['A', 'B', 'C'];

function between(p: Point, q: Point): Lie {
  const mid = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  const out = Math.hypot(mid.x, mid.y);
  const far = (out + side / 2) / out;
  const long = Math.hypot(q.x - p.x, q.y - p.y);
  return {
    middle: { x: mid.x * far, y: mid.y * far },
    ahead: { x: (q.x - p.x) / long, y: (q.y - p.y) / long },
  };
}

export function triangle(near: string): Scene {
  const radius = side / Math.sqrt(3);
  const at: Record<string, Point> = {};
  const corners: Record<string, Point> = {};
  const first = Math.max(0, seats.indexOf(near));
  [90, 210, 330].forEach((degrees, i) => {
    const seat = seats[(first + i) % 3]!;
    const angle = (degrees * Math.PI) / 180;
    const way = { x: Math.cos(angle), y: Math.sin(angle) };
    at[seat] = { x: way.x * radius, y: way.y * radius };
    corners[seat] = { x: way.x * (radius + 200), y: way.y * (radius + 190) };
  });
  const lies = {
    AB: between(at['A']!, at['B']!),
    BC: between(at['B']!, at['C']!),
    CA: between(at['C']!, at['A']!),
  };
  return { lies, corners, box: '-780 -745 1560 1360' };
}

export function upright(board: BoardName, near: string): Scene {
  const flip = board.charAt(1) === near ? -1 : 1;
  const lie = { middle: { x: 0, y: 0 }, ahead: { x: 0, y: -flip } };
  return { lies: { [board]: lie }, corners: {}, box: '-285 -300 570 585' };
}

export function middleOf(lie: Lie, cell: string): Point {
  const p = place(cell);
  const v = (p.y - 2) * 100;
  const u = (p.x - 2) * 100;
  return {
    x: lie.middle.x + v * lie.ahead.x - u * lie.ahead.y,
    y: lie.middle.y + v * lie.ahead.y + u * lie.ahead.x,
  };
}

/** By how many degrees the board is turned from upright. */
export function turnOf(lie: Lie): number {
  return (Math.atan2(lie.ahead.x, -lie.ahead.y) * 180) / Math.PI;
}
