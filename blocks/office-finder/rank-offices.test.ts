import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { examplePins } from '@/schemas/examples/office';
import { rankOffices } from './rank-offices';
import { toFinderOffices } from './to-finder-offices';

const offices = toFinderOffices(examplePins, exampleContext());
const formatDistance = (metres: number) => `${metres} m`;

test('lists all offices in their order before a search', () => {
  expect(rankOffices(offices, { phase: 'idle' }, formatDistance)).toBe(offices);
});

test('lists results in the order of the response, with their distance', () => {
  const results = [
    { slug: 'tamale', distance: 5 },
    { slug: 'elsewhere', distance: 6 },
    { slug: 'osu', distance: null },
  ];
  const ranked = rankOffices(offices, { phase: 'found', found: results }, formatDistance);
  expect(ranked.map(({ slug, distance }) => [slug, distance])).toEqual([
    ['tamale', '5 m'],
    ['osu', undefined],
  ]);
});

test.each(['none', 'failed', 'denied'] as const)('lists all offices when the search is %s', (phase) => {
  expect(rankOffices(offices, { phase }, formatDistance)).toHaveLength(offices.length);
});

test('offices link to their own page and phone number', () => {
  expect(offices[0]).toMatchObject({
    href: '/en-GH/locations/greater-accra/osu',
    phones: [{ href: 'tel:+233302778140', text: '030 277 8140' }],
  });
  expect(offices.at(-1)?.phones).toEqual([]);
});
