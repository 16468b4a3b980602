import type { Point } from './cells';

export interface Glide {
  at: Point;
  /** The way from one point to another, both included; only asked when there is a way to show. */
  way?: (from: Point, to: Point) => Point[];
  /** While something is dragged it follows the hand, without a glide. */
  held?: boolean;
}

export function stillness(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const step_ms = 230;

function shift(p: Point, lift = 1): string {
  return `translate(${p.x}px, ${p.y}px) scale(${lift})`;
}

/** Keeps an SVG group at a point and lets it travel when the point changes, jump by jump. */
export function glide(node: SVGGElement, options: Glide) {
  let { at } = options;
  let held = options.held ?? false;
  node.style.transform = shift(at);
  return {
    update(next: Glide) {
      const from = at;
      const let_go = held;
      held = next.held ?? false;
      at = next.at;
      if (from.x === at.x && from.y === at.y) return;
      node.style.transform = shift(at);
      if (held || stillness()) return;
      // Out of the hand it goes straight, wherever the hand was.
      const way = let_go ? [from, at] : (next.way?.(from, at) ?? [from, at]);
      const frames: Keyframe[] = [];
      way.forEach((point, i) => {
        frames.push({ transform: shift(point), easing: 'ease-in-out' });
        const after = way[i + 1];
        // In a jump the piece comes nearer to the eye.
        if (after && way.length > 2)
          frames.push({
            transform: shift({ x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 }, 1.18),
          });
      });
      node.animate(frames, { duration: step_ms * (way.length - 1) + 60 });
    },
  };
}
