import type { CountryMap } from './country-map';

export type Point = { x: number; y: number };

const radians = Math.PI / 180;

/** Projects WGS 84 coordinates to the drawing (Mercator), rounded to a tenth of a unit. */
export function project(
  { scale, translateX, translateY }: CountryMap,
  { latitude, longitude }: { latitude: number; longitude: number },
): Point {
  const x = translateX + scale * longitude * radians;
  const y = translateY - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
  return { x: round(x), y: round(y) };
}

const round = (value: number) => Math.round(value * 10) / 10;
