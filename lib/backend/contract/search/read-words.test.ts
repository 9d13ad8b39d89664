import { expect, it } from 'vitest';
import { readWords } from './read-words';

it.each([
  ['bakery -kumasi', { wanted: ['bakery'], unwanted: ['kumasi'] }],
  ['"cold store" fish', { wanted: ['cold store', 'fish'], unwanted: [] }],
  ['-“cold store” fish', { wanted: ['fish'], unwanted: ['cold store'] }],
  ['„cold store“ « fish meal »', { wanted: ['cold store', 'fish meal'], unwanted: [] }],
  ['bakery −kumasi –tema', { wanted: ['bakery'], unwanted: ['kumasi', 'tema'] }],
  ['“cold store', { wanted: ['cold store'], unwanted: [] }],
  ['ba\u00adke\u200bry ｈｏｔｅｌ', { wanted: ['bakery', 'hotel'], unwanted: [] }],
  ['bak"ery', { wanted: ['bakery'], unwanted: [] }],
  ['- "" --', { wanted: [], unwanted: [] }],
])('%s', (written, words) => {
  expect(readWords(written)).toEqual(words);
});
