import { afterEach, expect, it, vi } from 'vitest';
import { findRecordsCall, type RecordSummary } from '@/schemas/composing/records';
import { respond } from '@/tests/support/fake-routes';
import { loadRecord } from './use-record';

afterEach(() => vi.unstubAllGlobals());

const pictureRecord = (id: number): RecordSummary => ({
  ...{ kind: 'media', id, name: `Picture ${id}` },
  ...{ slug: null, base: null, note: null, picture: null, warning: null },
});

it('loadRecord › combines simultaneous requests for one kind, and resolves each record separately', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const ids = new URL(address, 'http://localhost').searchParams.getAll('id').map(Number);
    return respond(findRecordsCall, {
      status: 200,
      body: { records: ids.filter((id) => id < 60).map(pictureRecord), hasMore: false },
    });
  });
  const states = await Promise.all([1, 2, 2, 99].map((id) => loadRecord('media', id)));
  expect(states).toEqual([pictureRecord(1), pictureRecord(2), pictureRecord(2), 'missing']);
  expect(requests).toEqual(['/cms-api/composing/records?kind=media&id=1&id=2&id=99']);
  const largeBatch = await Promise.all(Array.from({ length: 51 }, (_, at) => loadRecord('media', at + 1)));
  expect(largeBatch.at(-1)).toEqual(pictureRecord(51));
  expect(requests).toHaveLength(3);
});

it.each([401, 403, 404, 429, 503])("loadRecord › returns 'unknown' for the status %i", async (status) => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [] }, { status }));
  expect(await loadRecord('media', 1)).toBe('unknown');
});
