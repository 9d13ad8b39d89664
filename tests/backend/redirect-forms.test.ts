import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { createContractContext } from '@/lib/backend/contract/context';
import { findRedirectsFrom } from '@/lib/backend/contract/reads/redirects';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const write = (from: string, to: string) =>
  backend.payload.create({ collection: 'redirects', data: { from, to, ...toOwnerFields(null) } });
const refusal = (path: string, message: RegExp) => ({
  data: { errors: [{ path, message: expect.stringMatching(message) }] },
});

test.each([
  ['/en-GH/zf-one', '/en-US/blog', '/zf-one'],
  ['/fr-CA//ZF-two/', '/a/../blog', '/ZF-two'],
  ['http://localhost:3000/en-GH/zf-three', 'http://localhost:3000/en-GH/blog', '/zf-three'],
])('redirect spellings › a redirect from %s to %s is found', async (from, to, stored) => {
  expect(await write(from, to)).toMatchObject({ from: stored, to: '/blog' });
  const found = await findRedirectsFrom(await createContractContext(), stored);
  expect(found).toMatchObject([{ from: stored, to: '/blog' }]);
});

test('redirect spellings › a redirect that returns through a locale, the route table or another region is refused', async () => {
  const circle = refusal('to', /^The new address leads back/);
  await expect(write('/z-en', '/en-GH/z-en')).rejects.toMatchObject(circle);
  await expect(write('/agents/:a', '/agents/:a/bio')).rejects.toMatchObject(circle);
  await backend.payload.create({
    collection: 'regions',
    data: { name: 'Volta', slug: 'volta', code: 'GH-TV', latitude: 6, longitude: 0 },
  });
  const home = '/locations/greater-accra/osu';
  await write(`${home}/zf-a`, '/zf-between');
  await expect(write('/zf-between', '/locations/volta/osu/zf-a')).rejects.toMatchObject(circle);
  await expect(write(home, '/locations/volta/osu')).rejects.toMatchObject(
    refusal('to', /in another region: no redirect is needed/),
  );
});
