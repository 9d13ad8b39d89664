import { afterEach, expect, it, vi } from 'vitest';
import { readRecord } from './records';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [404, 'gone'],
  [401, 'unknown'],
  [403, 'unknown'],
  [429, 'unknown'],
  [503, 'unknown'],
])('a record of which the server answers %i is %s', async (status, known) => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status }));
  expect(await readRecord('media', 1)).toBe(known);
});
