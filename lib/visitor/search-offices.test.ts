import { afterEach, expect, test, vi } from 'vitest';
import { searchOffices } from './search-offices';

const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

afterEach(() => vi.restoreAllMocks());

test('gives slugs and distances in the order of the answer', async () => {
  const offices = [
    { slug: 'adum', distance: 900 },
    { slug: 'osu', distance: null },
  ];
  answer({ offices });
  expect(await searchOffices({ text: 'Kumasi' })).toEqual(offices);
});

test.each([
  [{ text: ' Kumasi & Adum ' }, '/api/office-search?near=Kumasi+%26+Adum'],
  [{ latitude: 5.55721, longitude: -0.18226 }, '/api/office-search?latitude=5.557&longitude=-0.182'],
])('%o is asked for at %s', async (place, address) => {
  const spy = answer({ offices: [] });
  await searchOffices(place);
  expect(spy.mock.calls[0]?.[0]).toBe(address);
});

test.each([
  ['an error status', {}, 503],
  ['an error body', { errors: [{ message: 'no' }] }, 200],
  ['nonsense', 'hello', 200],
])('throws at %s', async (_, body, status) => {
  answer(body, status);
  await expect(searchOffices({ text: 'Accra' })).rejects.toThrow('office search');
});

test('leaves out what is no office', async () => {
  answer({ offices: [null, 3, { distance: 1 }, { slug: 'ho' }] });
  expect(await searchOffices({ text: 'Ho' })).toEqual([{ slug: 'ho', distance: null }]);
});
