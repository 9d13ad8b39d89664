import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import { LAND_ROW_HEIGHT_UNITS } from './country-map.ts';

/** Narrower spans have no space for a pin; in units of the drawing. */
const MIN_SPAN_WIDTH = 30;

type Corner = readonly [x: number, y: number];

type LandSpan = readonly [from: number, to: number];

/**
 * The land spans of a shape in a drawing of this height, row by row: those that are land along the upper
 * edge, the middle and the lower edge of the row.
 */
export function findLand(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  height: number,
): number[][] {
  const rings = projectRings(shape, projection);
  return Array.from({ length: Math.ceil(height / LAND_ROW_HEIGHT_UNITS) }, (_, row) =>
    [row, row + 0.5, row + 1]
      .map((rowEdge) => spansAt(rowEdge * LAND_ROW_HEIGHT_UNITS, rings))
      .reduce(intersectSpans)
      .flatMap(([from, to]) => (to - from >= MIN_SPAN_WIDTH ? [Math.ceil(from), Math.floor(to)] : [])),
  );
}

const intersectSpans = (spans: LandSpan[], otherSpans: LandSpan[]): LandSpan[] =>
  spans.flatMap(([from, to]) =>
    otherSpans.map(([otherFrom, otherTo]): LandSpan => [Math.max(from, otherFrom), Math.min(to, otherTo)]),
  );

/** The corners of the shape's outlines in the drawing. */
function projectRings(shape: GeoPermissibleObjects, projection: GeoProjection): Corner[][] {
  const rings: Corner[][] = [];
  const addCorner = (x: number, y: number) => void rings.at(-1)?.push([x, y]);
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo: (x, y) => {
      rings.push([]);
      addCorner(x, y);
    },
    lineTo: addCorner,
    arc: () => undefined,
    closePath: () => undefined,
  })(shape);
  return rings;
}

/** The spans of a horizontal line inside the rings: from each odd crossing to the next. */
function spansAt(y: number, rings: readonly Corner[][]): LandSpan[] {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((first, second) => first - second);
  return crossings.flatMap((from, index): LandSpan[] => {
    const to = crossings[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

const crossingsOf = (ring: readonly Corner[], y: number): number[] =>
  ring.flatMap(([x, top], index) => {
    const [nextX, bottom] = ring[(index + 1) % ring.length] ?? [x, top];
    return top > y === bottom > y ? [] : [x + ((y - top) / (bottom - top)) * (nextX - x)];
  });
