import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { bakeryMultiples } from './support/bakery-multiples';
import { startBackend, type TestBackend } from './support/start-backend';

const collection = 'valuation-multiples';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

const create = (data = {}) => backend.payload.create({ collection, data: { ...bakeryMultiples(), ...data } });

test.each([
  ['low above middle', { sde_low: 2.5 }],
  ['middle above high', { sde_high: 2.3 }],
  ['three decimals', { sde_mid: 2.405 }],
  ['nothing', { sde_low: 0 }],
  ['more than twenty', { sde_high: 20.5 }],
  ['no source', { source_url: '' }],
  ['a source that is no address', { source_url: 'bizbuysell' }],
])('valuation multiples › a multiple with %s is refused', async (_, data) => {
  await expect(create(data)).rejects.toThrow(/invalid/);
});

test('valuation multiples › each save creates a version with the previous values', async () => {
  const { id } = await create();
  await backend.payload.update({ collection, id, data: { sde_mid: 2.5, revision: 1 } });
  const { docs } = await backend.payload.findVersions({ collection, where: { parent: { equals: id } } });
  expect(docs.map(({ version }) => version.sde_mid).sort()).toEqual([2.4, 2.5]);
});

test('valuation multiples › a change invalidates the pages that show the table', async () => {
  const { payload } = backend;
  const { id } = await create();
  const { position } = await readNewestInvalidations(payload);
  await payload.update({ collection, id, data: { sde_high: 3, revision: 1 } });
  const { invalidations } = await readInvalidationsSince(payload, position);
  expect([...invalidations]).toContain(`${collection}:${id}.sde_high`);
});
