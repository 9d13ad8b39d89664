import { expect, it } from 'vitest';
import { readCedis, writeCedis } from './cedis';

it.each([
  ['1,250,000', 125_000_000],
  ['1250000.5', 125_000_050],
  ['GH₵ 99.50', 9_950],
  ['ghs 1 000', 100_000],
  ['0', 0],
])('%j is an amount', (written, pesewas) => {
  expect(readCedis(written)).toBe(pesewas);
  expect(readCedis(writeCedis(pesewas))).toBe(pesewas);
});

it.each(['', 'a lot', '1.234', '-5', '1,250,000 cedis', '1.2.3'])('%j is none', (written) => {
  expect(readCedis(written)).toBeNull();
});

it('is written as people read it', () => {
  expect([125_000_000, 9_950, 5].map(writeCedis)).toEqual(['1,250,000', '99.50', '0.05']);
});
