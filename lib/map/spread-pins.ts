import type { CountryMap } from './country-map';
import { isLand } from './is-land';
import type { Point } from './project';

type PinArea = Pick<CountryMap, 'width' | 'height' | 'land'>;

/** The number of directions of the search, and the step between its rings as a fraction of the gap. */
const DIRECTION_COUNT = 24;
const RING_STEP_RATIO = 0.2;
const RING_COUNT = 60;

/**
 * Assigns each point its own position: at least `gap` from all others, on land, as close to the point as
 * possible, and at least half the gap from other points. Isolated points stay. Deterministic; keeps the
 * order.
 */
export function spreadPins(points: readonly Point[], gap: number, area: PinArea): Point[] {
  const isAlone = (point: Point, index: number) =>
    points.every((other, position) => position === index || distance(point, other) >= gap);
  const placed = points.map((point, index) => (isAlone(point, index) ? point : null));
  for (const [index, point] of points.entries()) {
    const occupied = placed.filter((position) => position !== null);
    const others = points.filter((_, position) => position !== index);
    placed[index] ??= findPosition(point, { occupied, others, gap, area });
  }
  return placed.filter((position) => position !== null);
}

type PinSurroundings = { occupied: readonly Point[]; others: readonly Point[]; gap: number; area: PinArea };

/** The nearest free position; on land and clear of other points if possible. */
function findPosition(point: Point, { occupied, others, gap, area }: PinSurroundings): Point {
  let free: Point | undefined;
  let onLand: Point | undefined;
  for (const candidate of positionsAround(point, gap)) {
    if (!isInside(candidate, gap / 2, area)) continue;
    if (occupied.some((other) => distance(candidate, other) < gap)) continue;
    free ??= candidate;
    if (!isLand(candidate, area)) continue;
    onLand ??= candidate;
    if (others.every((other) => distance(candidate, other) >= gap / 2)) return candidate;
  }
  return onLand ?? free ?? point;
}

/** Positions around a point, in rings from the nearest outwards. */
function* positionsAround({ x, y }: Point, gap: number): Generator<Point> {
  for (let index = 0; index < RING_COUNT * DIRECTION_COUNT; index += 1) {
    const radius = Math.floor(index / DIRECTION_COUNT) * RING_STEP_RATIO * gap;
    const angle = (index % DIRECTION_COUNT) * ((2 * Math.PI) / DIRECTION_COUNT);
    yield { x: round(x + Math.cos(angle) * radius), y: round(y + Math.sin(angle) * radius) };
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

const distance = (first: Point, second: Point) => Math.hypot(first.x - second.x, first.y - second.y);

const isInside = ({ x, y }: Point, edge: number, { width, height }: PinArea): boolean =>
  x >= edge && x <= width - edge && y >= edge && y <= height - edge;
