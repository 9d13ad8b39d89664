import { expect, test } from 'vitest';
import { looksOf, sitterOf } from '../art/portraits/sitter-of';
import { people } from '../data/people/people';
import { portraits } from './portraits';

const looks = portraits.flatMap(({ name, request }) => {
  const person = people.find(({ slug }) => name === `portrait-${slug}`);
  if (!person || request.kind !== 'portrait') return [];
  const { key, presentation, age } = request;
  return [{ office: person.office ?? 'network', name, ...looksOf(sitterOf(key, presentation, age).sitter) }];
});
const offices = Object.entries(Object.groupBy(looks, ({ office }) => office));

test('everybody with a portrait has one', () => {
  expect(looks).toHaveLength(people.filter(({ portrait }) => portrait).length);
});

test('nobody has a twin in the network, with the same hair, in the same clothes', () => {
  const seen = Object.groupBy(looks, ({ hair, clothing, cloth }) => `${hair} ${clothing} ${cloth}`);
  expect(Object.values(seen).flatMap((some = []) => (some.length > 1 ? [some] : []))).toEqual([]);
});

test.each(offices)('in %s nobody is taken for a colleague by hair, glasses and dress', (_, some = []) => {
  const seen = some.map(({ hair, glasses, clothing }) => `${hair} ${glasses} ${clothing}`);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(offices)('in %s no two wear the same glasses', (_, some = []) => {
  const worn = some.map(({ glasses }) => glasses).filter((glasses) => glasses !== 'none');
  expect(new Set(worn).size).toBe(worn.length);
});
