import type { Point } from './project';

/** Of the street map: a square is some 600 m wide in Ghana, and shows the names of streets. */
const zoom = 16;

/** The four squares of a street map around a place, row by row, and where it lies on them, in squares from the upper left corner. */
export type Streets = { squares: readonly string[]; pin: Point };

/** @param address with {z}, {x} and {y}, counted from the north-west as all web maps do (OGC 17-083r4, WebMercatorQuad). */
export function findSquares(
  address: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Streets {
  const count = 2 ** zoom;
  const x = ((longitude + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * count;
  // The corner of four squares that is nearest: the place lies in the middle half of them.
  const left = Math.round(x) - 1;
  const top = Math.round(y) - 1;
  const square = (column: number, row: number) =>
    address
      .replace('{z}', String(zoom))
      .replace('{x}', String((left + column + count) % count))
      .replace('{y}', String(top + row));
  return {
    squares: [square(0, 0), square(1, 0), square(0, 1), square(1, 1)],
    pin: { x: x - left, y: y - top },
  };
}
