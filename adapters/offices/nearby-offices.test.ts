import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryContent } from '@/lib/graphql/query-content';
import { findNearbyOffices, locationQuerySchema } from './nearby-offices';

vi.mock('@/lib/graphql/query-content');
const queryContentMock = vi.mocked(queryContent);
beforeEach(() => queryContentMock.mockResolvedValue({ storeSearch: [{ slug: 'osu', distance: 900 }] }));
afterEach(() => queryContentMock.mockReset());

it.each([
  [{ near: 'Kumasi ' }, { address: 'Kumasi' }],
  [{ near: 'ga 183 8164' }, { zipcode: 'ga 183 8164' }],
  [{ near: 'N5-03074-1234' }, { zipcode: 'N5-03074-1234' }],
  [{ near: 'GA-18-8164' }, { address: 'GA-18-8164' }],
  [
    { latitude: '5.557', longitude: '-0.182' },
    { latitude: 5.557, longitude: -0.182 },
  ],
])('searches for %o as %o', async (query, variables) => {
  expect(await findNearbyOffices(locationQuerySchema.parse(query))).toEqual([{ slug: 'osu', distance: 900 }]);
  expect(queryContentMock.mock.calls[0]?.[1]).toEqual({ ...variables, radius: 800_000 });
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
])('rejects %o', (query) => {
  expect(locationQuerySchema.safeParse(query).success).toBe(false);
});
