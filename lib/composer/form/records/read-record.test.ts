import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall, type ShownRecord } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { readRecord } from './read-record';

afterEach(() => vi.unstubAllGlobals());

const shown = (id: number): ShownRecord => ({
  ...{ kind: 'media', id, name: `Picture ${id}` },
  ...{ slug: null, base: null, note: null, picture: null, warning: null },
});

it('records of a kind that are asked for at once are read in one request, and each is told by itself', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const ids = new URL(address, 'http://localhost').searchParams.getAll('id').map(Number);
    return respond(findRecordsCall, {
      status: 200,
      body: { records: ids.filter((id) => id < 60).map(shown), hasMore: false },
    });
  });
  const known = await Promise.all([1, 2, 2, 99].map((id) => readRecord('media', id)));
  expect(known).toEqual([shown(1), shown(2), shown(2), 'gone']);
  expect(asked).toEqual(['/cms-api/composing/records?kind=media&id=1&id=2&id=99']);
  const many = await Promise.all(Array.from({ length: 51 }, (_, at) => readRecord('media', at + 1)));
  expect(many.at(-1)).toEqual(shown(51));
  expect(asked).toHaveLength(3);
});

it.each([401, 403, 404, 429, 503])(
  'nothing is known of a record when the server answers %i',
  async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status }));
    expect(await readRecord('media', 1)).toBe('unknown');
  },
);
