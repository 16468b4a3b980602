// One stop of the tab key per board; inside it the arrow keys walk to what lies in that direction.
// Items carry data-spot (their name), data-x and data-y (where they are, in any one unit).

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** Index of the spot that an arrow leads to, or -1. Boards may lie askew, so it need not be straight ahead. */
export function neighbour(spots: Spot[], from: Spot, key: string): number {
  const way = directions[key];
  if (!way) return -1;
  let best = -1;
  let cost = Infinity;
  spots.forEach((spot, i) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 0.01 || aside > ahead * 1.75) return;
    const c = ahead + aside * 1.2;
    if (c < cost) {
      cost = c;
      best = i;
    }
  });
  return best;
}

export function roving(node: Element, moved: (spot: string) => void) {
  let tell = moved;
  const items = () => [...node.querySelectorAll<SVGElement | HTMLElement>('[data-spot]')];
  const spotOf = (item: SVGElement | HTMLElement): Spot => ({
    x: Number(item.dataset['x']),
    y: Number(item.dataset['y']),
  });
  const onkeydown = (event: Event) => {
    const e = event as KeyboardEvent;
    if (!(e.key in directions) || e.ctrlKey || e.metaKey || e.altKey) return;
    const here = (e.target as Element).closest<SVGElement | HTMLElement>('[data-spot]');
    if (!here) return;
    e.preventDefault();
    const all = items();
    all[neighbour(all.map(spotOf), spotOf(here), e.key)]?.focus();
  };
  // Not on the board itself: an SVG that listens for focus is a stop of the tab key in Chromium.
  const around = node.parentElement ?? node;
  const onfocusin = (event: Event) => {
    if (!node.contains(event.target as Node)) return;
    const spot = (event.target as Element).closest<SVGElement | HTMLElement>('[data-spot]');
    if (spot?.dataset['spot']) tell(spot.dataset['spot']);
  };
  node.addEventListener('keydown', onkeydown);
  around.addEventListener('focusin', onfocusin);
  return {
    update(next: (spot: string) => void) {
      tell = next;
    },
    destroy() {
      node.removeEventListener('keydown', onkeydown);
      around.removeEventListener('focusin', onfocusin);
    },
  };
}
