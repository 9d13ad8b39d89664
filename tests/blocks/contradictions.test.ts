import { describe, expect, it, test } from 'vitest';
import type { Json } from '@/schemas/json';
import { chosenBlocks } from '../support/chosen-blocks';
import { exampleOf } from '../support/example-blocks';
import { findContradictions } from '../support/find-contradictions';

describe.each(chosenBlocks)('$type', (block) => {
  it('has an example without contradictions', async () => {
    expect(findContradictions((await exampleOf(block)).resolved)).toEqual([]);
  });
});

test.each<[Json, string]>([
  [{ props: { low: 3, median: 2, high: 4 } }, '.props: low is more than median'],
  [{ hours: [{ opens: '17:00', closes: '09:00' }] }, '.hours[0]: opens is more than closes'],
  [{ askingPrice: 10, downPayment: 11 }, ': downPayment is more than askingPrice'],
  [{ bars: [{ label: 'Shops', value: 58, display: '85' }] }, '.bars[0]: 58 is read as 85'],
  [{ status: 'active', soldPrice: 5 }, ': a price it was sold for, though active'],
])('contradictions › finds %j', (content, contradiction) =>
  expect(findContradictions(content)).toEqual([contradiction]),
);

test('contradictions › ignores undisclosed values and values in words', () => {
  const content = {
    downPayment: 3,
    askingPrice: null,
    value: 1_200_000,
    display: 'GH₵ 1.2 million',
    low: 1,
    high: 1,
  };
  expect(findContradictions(content)).toEqual([]);
});
