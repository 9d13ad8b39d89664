import type { CountryMap } from './country-map';
import { isLand } from './is-land';
import type { Point } from './project';

type Drawing = Pick<CountryMap, 'width' | 'height' | 'land'>;

/** Directions in which a place is looked for, and how much further away in each round, in parts of the gap. */
const directions = 24;
const step = 0.2;
const rounds = 60;

/**
 * Gives each point a place of its own: at least `gap` from every other, on the country's land, as near to the point as can be, and where it covers no
 * other point: half of the gap. Points that stand alone stay where they are. Same input, same output; order is kept.
 */
export function spreadPins(points: readonly Point[], gap: number, drawing: Drawing): Point[] {
  const isAlone = (point: Point, index: number) =>
    points.every((other, position) => position === index || distance(point, other) >= gap);
  const placed = points.map((point, index) => (isAlone(point, index) ? point : null));
  for (const [index, point] of points.entries()) {
    const taken = placed.filter((place) => place !== null);
    const others = points.filter((_, position) => position !== index);
    placed[index] ??= findRoom(point, { taken, others, gap, drawing });
  }
  return placed.filter((place) => place !== null);
}

type Around = { taken: readonly Point[]; others: readonly Point[]; gap: number; drawing: Drawing };

/** The nearest place with room around it; on land if there is one, and beside the other points if that can be. */
function findRoom(point: Point, { taken, others, gap, drawing }: Around): Point {
  const free = placesAround(point, gap).filter(
    (place) => isInside(place, gap / 2, drawing) && taken.every((other) => distance(place, other) >= gap),
  );
  const onLand = free.filter((place) => isLand(place, drawing));
  const clear = onLand.find((place) => others.every((other) => distance(place, other) >= gap / 2));
  return clear ?? onLand[0] ?? free[0] ?? point;
}

/** Places around a point, in rings from the nearest on. */
const placesAround = ({ x, y }: Point, gap: number): Point[] =>
  Array.from({ length: rounds * directions }, (_, place) => {
    const away = Math.floor(place / directions) * step * gap;
    const angle = (place % directions) * ((2 * Math.PI) / directions);
    return { x: round(x + Math.cos(angle) * away), y: round(y + Math.sin(angle) * away) };
  });

const round = (value: number) => Math.round(value * 10) / 10;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const isInside = ({ x, y }: Point, edge: number, { width, height }: Drawing): boolean =>
  x >= edge && x <= width - edge && y >= edge && y <= height - edge;
