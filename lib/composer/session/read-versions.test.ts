import { afterEach, expect, it, vi } from 'vitest';
import { readVersionCall } from '@/schemas/composing/versions';
import { respond } from '@/tests/support/fake-routes';
import { readOnce } from './read-versions';

afterEach(() => vi.unstubAllGlobals());

const page = { locale: 'en-GH', path: '/', collection: 'pages', id: '7' } as const;
const version = (id: number) => ({ id, at: '2026-01-01T00:00:00Z' });

it('of a list that is in sight at once two are read at a time, each once in a session', async () => {
  let [now, most, count] = [0, 0, 0];
  vi.stubGlobal('fetch', async () => {
    now += 1;
    count += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    return respond(readVersionCall, { status: 200, body: { nodes: [] } });
  });
  const session = { ...page };
  await Promise.all([1, 2, 3, 4, 2].map((id) => readOnce(session, version(id))));
  expect([most, count]).toEqual([2, 4]);
  await readOnce({ ...page }, version(1));
  expect(count).toBe(5);
});
