import { type CountryMap, landRow } from './country-map';
import type { Point } from './project';

/** Whether a place of the drawing is of the country, not at its very edge. */
export function isLand({ x, y }: Point, { land }: Pick<CountryMap, 'land'>): boolean {
  const row = land[Math.floor(y / landRow)] ?? [];
  return row.some((from, place) => place % 2 === 0 && x >= from && x <= (row[place + 1] ?? from));
}
