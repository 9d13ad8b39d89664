import { type CountryMap, LAND_ROW_HEIGHT_UNITS } from './country-map';
import type { Point } from './project';

/** Whether a point of the drawing is in the country, not at its edge. */
export function isLand({ x, y }: Point, { land }: Pick<CountryMap, 'land'>): boolean {
  const row = land[Math.floor(y / LAND_ROW_HEIGHT_UNITS)] ?? [];
  return row.some((from, index) => index % 2 === 0 && x >= from && x <= (row[index + 1] ?? from));
}
