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
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test('points that stand alone do not move', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
  ];
  expect(spreadPins(points, 30, box)).toEqual(points);
});

test('close points end far enough apart', () => {
  const points = [0, 1, 2, 3, 4].map((index) => ({ x: 300 + index * 3, y: 700 + (index % 2) * 4 }));
  const placed = spreadPins(points, 30, box);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(29.8);
  }
});

test('none covers the point of another, where there is room beside', () => {
  const points = [0, 1, 2, 3].map((index) => ({ x: 300 + index * 5, y: 400 + (index % 2) * 4 }));
  const placed = spreadPins(points, 30, box);
  for (const [index, one] of placed.entries())
    for (const [position, point] of points.entries())
      if (position !== index) expect(apart(one, point)).toBeGreaterThanOrEqual(15);
});

test('points on one spot part, always the same way', () => {
  const points = [
    { x: 50, y: 50 },
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ];
  const placed = spreadPins(points, 20, box);
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  expect(spreadPins(points, 20, box)).toEqual(placed);
});

test('nothing leaves the box', () => {
  const placed = spreadPins(Array(8).fill({ x: 599, y: 799 }), 40, box);
  for (const { x, y } of placed) expect(x <= 580 && y <= 780).toBe(true);
});

test('none is moved into the sea or to another country', () => {
  const atlas: Topology = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
  );
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('no countries');
  const ghana = feature(atlas, countries).features.find(({ properties }) => properties?.name === 'Ghana');
  if (!ghana) throw new Error('no Ghana');
  const { scale, translateX, translateY } = activeMap;
  const projection = geoMercator().scale(scale).translate([translateX, translateY]);
  // Beside Accra's shore, and at the border in the east.
  const shore = Array.from({ length: 9 }, (_, place) => ({
    latitude: 5.54 + place / 100,
    longitude: -0.2 + place / 40,
  }));
  const border = Array.from({ length: 5 }, (_, place) => ({ latitude: 6.1 + place / 100, longitude: 1.17 }));
  const spots = [...shore, ...border].map((place) => project(activeMap, place));
  const pins = spreadPins(spots, 33, activeMap);
  expect(pins).not.toEqual(spots);
  const abroad = pins.filter(({ x, y }, place) => {
    const spot = spots[place];
    const isMoved = x !== spot?.x || y !== spot.y;
    return isMoved && !geoContains(ghana, projection.invert?.([x, y]) ?? [0, 0]);
  });
  expect(abroad).toEqual([]);
});
