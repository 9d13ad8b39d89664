import { expect, test } from 'vitest';
import { countBeside } from './count-beside';

test.each(Array.from({ length: 60 }, (_, others) => others))('of %i none is left alone', (others) => {
  const beside = countBeside(others);
  expect([3, 4]).toContain(beside);
  expect(Math.max(0, others - beside) % 3).not.toBe(1);
});
