import { expect, test } from 'vitest';
import { spreadPins } from './spread-pins';

const box = { width: 600, height: 800 };
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
    for (const other of placed.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(28);
  }
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
