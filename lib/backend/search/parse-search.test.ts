import { expect, it } from 'vitest';
import { parseTerms } from './parse-search';

it.each([
  ['bakery -kumasi', { included: ['bakery'], excluded: ['kumasi'] }],
  ['"cold store" fish', { included: ['cold store', 'fish'], excluded: [] }],
  ['-“cold store” fish', { included: ['fish'], excluded: ['cold store'] }],
  ['„cold store“ « fish meal »', { included: ['cold store', 'fish meal'], excluded: [] }],
  ['bakery −kumasi –tema', { included: ['bakery'], excluded: ['kumasi', 'tema'] }],
  ['“cold store', { included: ['cold store'], excluded: [] }],
  ['ba\u00adke\u200bry ｈｏｔｅｌ', { included: ['bakery', 'hotel'], excluded: [] }],
  ['bak"ery', { included: ['bakery'], excluded: [] }],
  ['- "" --', { included: [], excluded: [] }],
])('parseTerms › parses %s', (input, terms) => {
  expect(parseTerms(input)).toEqual(terms);
});
