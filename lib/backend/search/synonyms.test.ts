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

test.each([
  ['drinking spot', ['drinking spot', 'beer bar'], ['bar']],
  ['chop bar', ['chop bar', 'restaurant'], []],
  ['hair salon', ['hair salon'], []],
])(
  'synonyms › distinct ones of %j contain no word of a phrase with another meaning',
  (phrase, distinct, other) => {
    const shipped = indexSynonyms(shippedSynonyms.map(({ name, words }) => [name, ...words]));
    const found = applySynonyms(shipped, phrase.split(' ')).synonyms.get(phrase);
    expect(found?.all).toEqual(expect.arrayContaining([...distinct, ...other]));
    expect(found?.distinct).toEqual(expect.arrayContaining(distinct));
    for (const word of other) expect(found?.distinct).not.toContain(word);
  },
);

test('the shipped synonyms › contain the everyday words of found trades', () => {
  const words = shippedSynonyms.flatMap((group) => group.words);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['gas station', 'hairdresser', 'chemist', 'drugstore', 'chemical shop', 'pure water', 'trotro'],
    ]),
  );
  expect(words.length).toBeGreaterThan(200);
});
