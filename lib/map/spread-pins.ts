import type { Point } from './project';

const rounds = 60;

/**
 * Moves points apart that are closer than `gap`, each a little per round, and keeps them inside the
 * box. Points that stand alone do not move. Same input, same output; order is kept.
 */
export function spreadPins(
  points: readonly Point[],
  gap: number,
  box: { width: number; height: number },
): Point[] {
  let placed = points.map((point) => ({ ...point }));
  for (let turn = 0; turn < rounds; turn += 1) {
    const pushed = placed.map((point, index) => pushAway(point, index, placed, gap));
    const still = pushed.every((point, index) => distance(point, placed[index] ?? point) < 0.05);
    placed = pushed.map((point) => keepInside(point, gap / 2, box));
    if (still) break;
  }
  return placed.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function pushAway(point: Point, index: number, all: readonly Point[], gap: number): Point {
  return all.reduce((moved, other, position) => {
    const apart = distance(point, other);
    if (position === index || apart >= gap) return moved;
    // Points on one spot leave it in different directions, by their place in the list.
    const angle = apart < 0.01 ? index * 2.4 : Math.atan2(point.y - other.y, point.x - other.x);
    const step = (gap - apart) / 2;
    return { x: moved.x + Math.cos(angle) * step, y: moved.y + Math.sin(angle) * step };
  }, point);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function keepInside(
  { x, y }: Point,
  edge: number,
  { width, height }: { width: number; height: number },
): Point {
  return {
    x: Math.min(Math.max(x, edge), width - edge),
    y: Math.min(Math.max(y, edge), height - edge),
  };
}
