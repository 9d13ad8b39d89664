import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoContains, geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import { activeMap } from './active-map';
import { project } from './project';
import { spreadPins } from './spread-pins';

/** Land from edge to edge. */
const box = { width: 600, height: 800, land: Array.from({ length: 40 }, () => [0, 600]) };
const distance = (first: { x: number; y: number }, second: { x: number; y: number }) =>
  Math.hypot(first.x - second.x, first.y - second.y);

test('leaves isolated points unchanged', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  expect(spreadPins(points, 30, box)).toEqual(points);
});

test('moves close points far enough apart', () => {
  const points = [0, 1, 2, 3, 4].map((index) => ({ x: 300 + index * 3, y: 700 + (index % 2) * 4 }));
  const placed = spreadPins(points, 30, box);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(29.8);
  }
});

test('covers no other point where there is space', () => {
  const points = [0, 1, 2, 3].map((index) => ({ x: 300 + index * 5, y: 400 + (index % 2) * 4 }));
  const placed = spreadPins(points, 30, box);
  for (const [index, one] of placed.entries())
    for (const [position, point] of points.entries())
      if (position !== index) expect(distance(one, point)).toBeGreaterThanOrEqual(15);
});

test('separates identical points deterministically', () => {
  const points = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ];
  const placed = spreadPins(points, 20, box);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  expect(spreadPins(points, 20, box)).toEqual(placed);
});

test('keeps all pins inside the box', () => {
  const placed = spreadPins(Array(8).fill({ x: 599, y: 799 }), 40, box);
  for (const { x, y } of placed) expect(x <= 580 && y <= 780).toBe(true);
});

test('moves no pin into the sea or another country', () => {
  const atlas: Topology = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
  );
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('no countries');
  const ghana = feature(atlas, countries).features.find(({ properties }) => properties?.name === 'Ghana');
  if (!ghana) throw new Error('no Ghana');
  const { scale, translateX, translateY } = activeMap;
  const projection = geoMercator().scale(scale).translate([translateX, translateY]);
  // On Accra's coast and at the eastern border.
  const shore = Array.from({ length: 9 }, (_, index) => ({
    latitude: 5.54 + index / 100,
    longitude: -0.2 + index / 40,
  }));
  const border = Array.from({ length: 5 }, (_, index) => ({ latitude: 6.1 + index / 100, longitude: 1.17 }));
  const spots = [...shore, ...border].map((coordinates) => project(activeMap, coordinates));
  const pins = spreadPins(spots, 33, activeMap);
  expect(pins).not.toEqual(spots);
  const misplaced = pins.filter(({ x, y }, index) => {
    const spot = spots[index];
    const isMoved = x !== spot?.x || y !== spot.y;
    return isMoved && !geoContains(ghana, projection.invert?.([x, y]) ?? [0, 0]);
  });
  expect(misplaced).toEqual([]);
});
