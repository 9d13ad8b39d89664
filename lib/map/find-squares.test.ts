import { expect, it } from 'vitest';
import { findSquares } from './find-squares';

const address = 'https://tiles.example/{z}/{x}/{y}.png';

it('finds the four squares around a place, which lies in their middle', () => {
  // Osu, reckoned by hand.
  const { squares, pin } = findSquares(address, { latitude: 5.556, longitude: -0.182 });
  expect(squares).toEqual([
    'https://tiles.example/16/32734/31754.png',
    'https://tiles.example/16/32735/31754.png',
    'https://tiles.example/16/32734/31755.png',
    'https://tiles.example/16/32735/31755.png',
  ]);
  expect(pin.x).toBeCloseTo(0.869, 2);
  expect(pin.y).toBeCloseTo(0.97, 1);
});

it('keeps every place in the middle half, and goes on round the date line', () => {
  for (let step = 0; step < 400; step += 1) {
    const { pin } = findSquares(address, { latitude: step / 7 - 28, longitude: step / 11 - 18 });
    expect(Math.max(Math.abs(pin.x - 1), Math.abs(pin.y - 1))).toBeLessThanOrEqual(0.5);
  }
  const { squares } = findSquares(address, { latitude: 0, longitude: 180 });
  expect(squares[1]).toContain('/16/0/');
});
