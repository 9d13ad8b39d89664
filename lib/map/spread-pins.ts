import { type CountryMap, landRow } from './country-map';
import type { Point } from './project';

type Drawing = Pick<CountryMap, 'width' | 'height' | 'land'>;

/** Directions in which a place is looked for, and how much further away in each round, in parts of the gap. */
const directions = 24;
const step = 0.2;
const rounds = 60;

/**
 * Gives each point a place of its own: at least `gap` from every other, on the country's land, and as near to the point as can be. Points
 * that stand alone stay where they are. Same input, same output; order is kept.
 */
export function spreadPins(points: readonly Point[], gap: number, drawing: Drawing): Point[] {
  const isAlone = (point: Point, index: number) =>
    points.every((other, position) => position === index || distance(point, other) >= gap);
  const placed = points.map((point, index) => (isAlone(point, index) ? point : null));
  for (const [index, point] of points.entries()) {
    placed[index] ??= findRoom(
      point,
      placed.filter((place) => place !== null),
      gap,
      drawing,
    );
  }
  return placed.filter((place) => place !== null);
}

/** The nearest place with room around it; on land if there is one, else anywhere. */
function findRoom(point: Point, taken: readonly Point[], gap: number, drawing: Drawing): Point {
  const free = placesAround(point, gap).filter(
    (place) => isInside(place, gap / 2, drawing) && taken.every((other) => distance(place, other) >= gap),
  );
  return free.find((place) => isLand(place, drawing)) ?? free[0] ?? point;
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

function isLand({ x, y }: Point, { land }: Drawing): boolean {
  const row = land[Math.floor(y / landRow)] ?? [];
  return row.some((from, place) => place % 2 === 0 && x >= from && x <= (row[place + 1] ?? from));
}
