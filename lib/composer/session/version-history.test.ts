import { afterEach, expect, it, vi } from 'vitest';
import { readVersionCall } from '@/schemas/composing/versions';
import { respond } from '@/tests/support/fake-routes';
import { readVersion } from './version-history';

afterEach(() => vi.unstubAllGlobals());

const page = { locale: 'en-GH', path: '/', collection: 'pages', id: '7' } as const;
const version = (id: number) => ({ id, at: '2026-01-01T00:00:00Z' });

it('readVersion › loads at most two versions at a time, and each version once per session', async () => {
  let [openRequests, maxOpenRequests, count] = [0, 0, 0];
  vi.stubGlobal('fetch', async () => {
    openRequests += 1;
    count += 1;
    maxOpenRequests = Math.max(maxOpenRequests, openRequests);
    await Promise.resolve();
    openRequests -= 1;
    return respond(readVersionCall, { status: 200, body: { nodes: [] } });
  });
  const session = { ...page };
  await Promise.all([1, 2, 3, 4, 2].map((id) => readVersion(session, version(id))));
  expect([maxOpenRequests, count]).toEqual([2, 4]);
  await readVersion({ ...page }, version(1));
  expect(count).toBe(5);
});
