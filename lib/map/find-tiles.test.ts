import { expect, it } from 'vitest';
import { findTiles } from './find-tiles';

const address = 'https://tiles.example/{z}/{x}/{y}.png';

it('finds the four tiles around a location, with the location in their middle', () => {
  // Osu, calculated by hand.
  const { tiles, pin } = findTiles(address, { latitude: 5.556, longitude: -0.182 });
  expect(tiles).toEqual([
    'https://tiles.example/16/32734/31754.png',
    'https://tiles.example/16/32735/31754.png',
    'https://tiles.example/16/32734/31755.png',
    'https://tiles.example/16/32735/31755.png',
  ]);
  expect(pin.x).toBeCloseTo(0.869, 2);
  expect(pin.y).toBeCloseTo(0.97, 1);
});

it('keeps every location in the middle half, and wraps around the date line', () => {
  for (let step = 0; step < 400; step += 1) {
    const { pin } = findTiles(address, { latitude: step / 7 - 28, longitude: step / 11 - 18 });
    expect(Math.max(Math.abs(pin.x - 1), Math.abs(pin.y - 1))).toBeLessThanOrEqual(0.5);
  }
  const { tiles } = findTiles(address, { latitude: 0, longitude: 180 });
  expect(tiles[1]).toContain('/16/0/');
});
