import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryContent } from '@/lib/graphql/query-content';
import { findNearbyOffices, searchedPlaceSchema } from './nearby-offices';

vi.mock('@/lib/graphql/query-content');
const asked = vi.mocked(queryContent);
beforeEach(() => asked.mockResolvedValue({ storeSearch: [{ slug: 'osu', distance: 900 }] }));
afterEach(() => asked.mockReset());

it.each([
  [{ near: 'Kumasi ' }, { address: 'Kumasi' }],
  [{ near: 'ga 183 8164' }, { zipcode: 'ga 183 8164' }],
  [{ near: 'N5-03074-1234' }, { zipcode: 'N5-03074-1234' }],
  [{ near: 'GA-18-8164' }, { address: 'GA-18-8164' }],
  [
    { latitude: '5.557', longitude: '-0.182' },
    { latitude: 5.557, longitude: -0.182 },
  ],
])('%o is searched for as %o', async (query, variables) => {
  expect(await findNearbyOffices(searchedPlaceSchema.parse(query))).toEqual([{ slug: 'osu', distance: 900 }]);
  expect(asked.mock.calls[0]?.[1]).toEqual({ ...variables, radius: 800_000 });
});

it.each([
  {},
  { near: ' ' },
  { near: 'x'.repeat(121) },
  { near: 'Osu', latitude: '5' },
  { latitude: '5.5' },
  { latitude: '91', longitude: '0' },
  { latitude: 'here', longitude: '0' },
  { near: 'Osu', radius: '9' },
])('%o is no place', (query) => {
  expect(searchedPlaceSchema.safeParse(query).success).toBe(false);
});
