// A tower seen from above and in front: storeys of a three-, four- or six-sided prism.

export interface Face {
  points: string;
  light: number; // 0 dark … 1 the top
}
export interface Storey {
  faces: Face[];
  top: number; // y of the middle of its roof
}

const tilt = 0.58; // how much of the ground one sees
const rise = 21;
const sides: Record<string, { corners: number; turn: number; grow: number }> = {
  T: { corners: 3, turn: 90, grow: 1.22 },
  S: { corners: 4, turn: 62, grow: 1.08 },
  H: { corners: 6, turn: 60, grow: 1 },
};

function ring(shape: string, radius: number): [number, number][] {
  const { corners, turn, grow } = sides[shape] ?? sides['S']!;
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    // Three corners look off their middle; they are set back a little.
    const back = corners === 3 ? -5 : 0;
    return [radius * grow * Math.cos(angle), (radius * grow * Math.sin(angle) + back) * tilt];
  });
}

function text(points: [number, number][]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

/** Storeys from the ground up, around 0,0. */
export function storeys(tower: string): Storey[] {
  const height = Number(tower[0]);
  const shape = tower[1] ?? 'S';
  const ground = 22 - (3 - height) * 6;
  return Array.from({ length: height }, (_, floor) => {
    const base = ring(shape, 35 - floor * 5);
    const y0 = ground - floor * rise;
    const y1 = y0 - rise;
    const faces: Face[] = [];
    base.forEach(([xa, ya], i) => {
      const [xb, yb] = base[(i + 1) % base.length]!;
      if (xa <= xb) return; // it looks away: corners run clockwise on the screen
      const slope = Math.atan2((yb - ya) / tilt, xb - xa);
      faces.push({
        points: text([[xa, ya + y0], [xb, yb + y0], [xb, yb + y1], [xa, ya + y1]]),
        light: 0.5 + 0.3 * Math.sin(slope),
      });
    });
    faces.push({ points: text(base.map(([x, y]) => [x, y + y1])), light: 1 });
    return { faces, top: y1 };
  });
}
