// Dragging by mouse, pen or finger. What can be taken carries data-take, where it can be put data-drop.
// A press that hardly moves stays a tap and is left to the click that follows.
import type { Point } from './cells';

export interface Drag {
  start(take: string): boolean; // false: this cannot be taken now
  over(drop: string | null, hand: Point): void; // hand: in client pixels
  drop(take: string, drop: string | null): void;
}

const far_enough = 7;

function under(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const drop = element.closest<SVGElement | HTMLElement>('[data-drop]');
    if (drop) return drop.dataset['drop'] ?? null;
  }
  return null;
}

export function drag(node: Element, handlers: Drag) {
  let at = handlers;
  let pressed: { take: string; id: number; x: number; y: number } | null = null;
  let dragging = false;
  let swallow = false;

  const onpointerdown = (event: Event) => {
    const e = event as PointerEvent;
    if (e.button !== 0 || !e.isPrimary) return;
    const item = (e.target as Element).closest<SVGElement | HTMLElement>('[data-take]');
    const take = item?.dataset['take'];
    swallow = false;
    if (take) pressed = { take, id: e.pointerId, x: e.clientX, y: e.clientY };
  };
  const onpointermove = (event: Event) => {
    const e = event as PointerEvent;
    if (!pressed || e.pointerId !== pressed.id) return;
    if (!dragging) {
      if (Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < far_enough) return;
      if (!at.start(pressed.take)) {
        pressed = null;
        return;
      }
      dragging = true;
    }
    at.over(under(e.clientX, e.clientY), { x: e.clientX, y: e.clientY });
  };
  const end = (event: Event, dropped: boolean) => {
    const e = event as PointerEvent;
    if (!pressed || e.pointerId !== pressed.id) return;
    const { take } = pressed;
    pressed = null;
    if (!dragging) return;
    dragging = false;
    swallow = true;
    at.drop(take, dropped ? under(e.clientX, e.clientY) : null);
  };
  const onpointerup = (e: Event) => end(e, true);
  const onpointercancel = (e: Event) => end(e, false);
  // The click that a browser sends after a drag is not a tap.
  const onclick = (e: Event) => {
    if (!swallow) return;
    swallow = false;
    e.stopPropagation();
    e.preventDefault();
  };
  node.addEventListener('pointerdown', onpointerdown);
  node.addEventListener('click', onclick, true);
  window.addEventListener('pointermove', onpointermove);
  window.addEventListener('pointerup', onpointerup);
  window.addEventListener('pointercancel', onpointercancel);
  return {
    update(next: Drag) {
      at = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', onpointerdown);
      node.removeEventListener('click', onclick, true);
      window.removeEventListener('pointermove', onpointermove);
      window.removeEventListener('pointerup', onpointerup);
      window.removeEventListener('pointercancel', onpointercancel);
    },
  };
}

/** A point of the screen in the units of an SVG. */
export function inside(svg: SVGSVGElement, hand: Point): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const p = new DOMPoint(hand.x, hand.y).matrixTransform(matrix.inverse());
  return { x: p.x, y: p.y };
}
