import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import { landRow } from './country-map.ts';

/** A narrower stretch holds no pin, in the drawing's units. */
const narrowest = 30;

type Corner = readonly [x: number, y: number];

type Stretch = readonly [from: number, to: number];

/** Where the shape lies on a drawing of this height, row by row: what is within it along the row's upper edge, its middle and its lower edge. */
export function findLand(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  height: number,
): number[][] {
  const rings = drawRings(shape, projection);
  return Array.from({ length: Math.ceil(height / landRow) }, (_, row) =>
    [row, row + 0.5, row + 1]
      .map((line) => stretchesAt(line * landRow, rings))
      .reduce(overlap)
      .flatMap(([from, to]) => (to - from >= narrowest ? [Math.ceil(from), Math.floor(to)] : [])),
  );
}

const overlap = (some: Stretch[], others: Stretch[]): Stretch[] =>
  some.flatMap(([from, to]) =>
    others.map(([otherFrom, otherTo]): Stretch => [Math.max(from, otherFrom), Math.min(to, otherTo)]),
  );

/** The corners of the shape's outlines on the drawing. */
function drawRings(shape: GeoPermissibleObjects, projection: GeoProjection): Corner[][] {
  const rings: Corner[][] = [];
  const goTo = (x: number, y: number) => void rings.at(-1)?.push([x, y]);
  geoPath(projection, {
    beginPath: () => undefined,
    moveTo: (x, y) => {
      rings.push([]);
      goTo(x, y);
    },
    lineTo: goTo,
    arc: () => undefined,
    closePath: () => undefined,
  })(shape);
  return rings;
}

/** From where to where a line across the drawing is within the rings: between each odd crossing and the next. */
function stretchesAt(y: number, rings: readonly Corner[][]): Stretch[] {
  const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((one, other) => one - other);
  return crossings.flatMap((from, place): Stretch[] => {
    const to = crossings[place + 1];
    return place % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

const crossingsOf = (ring: readonly Corner[], y: number): number[] =>
  ring.flatMap(([x, top], place) => {
    const [nextX, bottom] = ring[(place + 1) % ring.length] ?? [x, top];
    return top > y === bottom > y ? [] : [x + ((y - top) / (bottom - top)) * (nextX - x)];
  });
