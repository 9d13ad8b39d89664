import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRenewals } from '@/lib/backend/renewal/renewal-log';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const tagsSince = async (since: number) =>
  (await readRenewals(backend.payload, since)).map(({ tag }) => tag).sort();

test('a change is written down with its tags, once per tag, and found again by time', async () => {
  const { payload } = backend;
  const data = { from: '/old', to: '/new', permanent: true };
  const { id } = await payload.create({ collection: 'redirects', data });
  expect(await tagsSince(0)).toEqual(['redirects']);
  const [first] = await readRenewals(payload, 0);
  await payload.update({ collection: 'redirects', id, data: { to: '/newer' } });
  const [second] = await readRenewals(payload, 0);
  expect(second?.at).toBeGreaterThan(first?.at ?? 0);
  expect(await tagsSince(second?.at ?? 0)).toEqual([]);
});

test('a change that is refused leaves no trace', async () => {
  const { payload } = backend;
  const before = await readRenewals(payload, 0);
  await expect(
    payload.create({ collection: 'redirects', data: { from: '/a', to: '/a', permanent: true } }),
  ).rejects.toThrow();
  expect(await readRenewals(payload, 0)).toEqual(before);
});
