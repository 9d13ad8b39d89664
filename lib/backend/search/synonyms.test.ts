import { expect, test } from 'vitest';
import { shippedSynonyms } from '@/lib/starter/search-synonyms';
import { applySynonyms, indexSynonyms } from './synonyms';

const index = indexSynonyms([
  ['Fuel stations', 'gas station', 'petrol pump'],
  ['Pharmacies', 'chemist'],
]);

test.each([
  [['gas', 'station', 'Kumasi'], ['gas station', 'Kumasi'], ['gas station']],
  [['petrol', 'pumps'], ['petrol pumps'], ['petrol pumps']],
  [['chemists'], ['chemists'], ['chemists']],
  [['gas'], ['gas'], []],
  // In quotes.
  [['gas station'], ['gas station'], []],
])('synonyms › of %j the terms are %j', (written, terms, withSynonyms) => {
  const applied = applySynonyms(index, written);
  expect(applied.terms).toEqual(terms);
  expect([...applied.synonyms.keys()]).toEqual(withSynonyms);
});

test('the shipped synonyms › contain the everyday words of found trades', () => {
  const words = shippedSynonyms.flatMap((group) => group.words);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['gas station', 'hairdresser', 'chemist', 'drugstore', 'chemical shop', 'pure water', 'trotro'],
    ]),
  );
  expect(words.length).toBeGreaterThan(200);
});
