import { afterEach, expect, test, vi } from 'vitest';
import { searchOffices } from './office-search';

const mockResponse = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => vi.restoreAllMocks());

test('returns slugs and distances in the order of the response', async () => {
  const offices = [
    { slug: 'adum', distance: 900 },
    { slug: 'osu', distance: null },
  ];
  mockResponse({ offices });
  expect(await searchOffices({ text: 'Kumasi' })).toEqual(offices);
});

test.each([
  [{ text: ' Kumasi & Adum ' }, '/api/office-search?near=Kumasi+%26+Adum'],
  [{ latitude: 5.55721, longitude: -0.18226 }, '/api/office-search?latitude=5.557&longitude=-0.182'],
])('requests %o at %s', async (location, address) => {
  const spy = mockResponse({ offices: [] });
  await searchOffices(location);
  expect(spy.mock.calls[0]?.[0]).toBe(address);
});

test.each([
  ['an error status', {}, 503],
  ['an error body', { errors: [{ message: 'no' }] }, 200],
  ['nonsense', 'hello', 200],
])('throws on %s', async (_, body, status) => {
  mockResponse(body, status);
  await expect(searchOffices({ text: 'Accra' })).rejects.toThrow('office search');
});

test('skips invalid entries', async () => {
  mockResponse({ offices: [null, 3, { distance: 1 }, { slug: 'ho' }] });
  expect(await searchOffices({ text: 'Ho' })).toEqual([{ slug: 'ho', distance: null }]);
});
