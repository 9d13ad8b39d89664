import type { Point } from './project';

/** The zoom level: a tile is about 600 m wide in Ghana and shows street names. */
const ZOOM_LEVEL = 16;

/**
 * The four tiles of a street map around a location, row by row, and its position in tiles from the upper
 * left corner.
 */
export type StreetTiles = { tiles: readonly string[]; pin: Point };

/**
 * @param urlTemplate with {z}, {x} and {y}, counted from the north-west as in all web maps (OGC 17-083r4,
 * WebMercatorQuad).
 */
export function findTiles(
  urlTemplate: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): StreetTiles {
  const count = 2 ** ZOOM_LEVEL;
  const x = ((longitude + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * count;
  // The nearest corner of four tiles: the location is in their middle half.
  const leftTile = Math.round(x) - 1;
  const topTile = Math.round(y) - 1;
  const tileUrl = (column: number, row: number) =>
    urlTemplate
      .replace('{z}', String(ZOOM_LEVEL))
      .replace('{x}', String((leftTile + column + count) % count))
      .replace('{y}', String(topTile + row));
  return {
    tiles: [tileUrl(0, 0), tileUrl(1, 0), tileUrl(0, 1), tileUrl(1, 1)],
    pin: { x: x - leftTile, y: y - topTile },
  };
}
