import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { examplePins } from '@/schemas/examples/office';
import { rankPlaces } from './rank-places';
import { toPlaces } from './to-places';

const places = toPlaces(examplePins, exampleContext());
const inWords = (metres: number) => `${metres} m`;

test('before a search all offices stand in their order', () => {
  expect(rankPlaces(places, { phase: 'idle' }, inWords)).toBe(places);
});

test('what was found stands in the order of the answer, with its distance', () => {
  const found = [
    { slug: 'tamale', distance: 5 },
    { slug: 'elsewhere', distance: 6 },
    { slug: 'osu', distance: null },
  ];
  const ranked = rankPlaces(places, { phase: 'found', found }, inWords);
  expect(ranked.map(({ slug, distance }) => [slug, distance])).toEqual([
    ['tamale', '5 m'],
    ['osu', undefined],
  ]);
});

test.each(['none', 'failed', 'denied'] as const)('a search that is %s leaves all offices', (phase) => {
  expect(rankPlaces(places, { phase }, inWords)).toHaveLength(places.length);
});

test('places lead to the office’s own page and dial its number', () => {
  expect(places[0]).toMatchObject({
    href: '/en-GH/locations/greater-accra/osu',
    phones: [{ href: 'tel:+233302778140', text: '030 277 8140' }],
  });
  expect(places.at(-1)?.phones).toEqual([]);
});
