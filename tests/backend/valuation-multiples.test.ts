import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import type { As } from './support/access-cases';
import { bakeryMultiples } from './support/bakery-multiples';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const collection = 'valuation-multiples';
let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const create = (data = {}) => backend.payload.create({ collection, data: { ...bakeryMultiples(), ...data } });

describe('valuation multiples › write access', () => {
  test.each([
    ['public', 'read'],
    ['office-editor', 'read'],
    ['network-editor', 'read create update delete versions'],
    ['network-admin', 'read create update delete versions'],
  ] as const)('%s: %s', async (role, allowed) => {
    const { payload } = backend;
    const as: As = { overrideAccess: false, user: role === 'public' ? null : network.users[role] };
    const { id } = await create();
    const { id: other } = await create();
    const acts = {
      read: () => payload.findByID({ collection, id, ...as }),
      create: () => payload.create({ collection, data: bakeryMultiples(), ...as }),
      update: () => payload.update({ collection, id, data: { years: '2026', revision: 1 }, ...as }),
      delete: () => deleteAs(payload, collection, other, as),
      versions: () => payload.findVersions({ collection, where: { parent: { equals: id } }, ...as }),
    };
    const done: string[] = [];
    for (const [name, act] of Object.entries(acts)) {
      const isDone = await act().then(
        () => true,
        () => false,
      );
      if (isDone) done.push(name);
    }
    expect(done.join(' ')).toBe(allowed);
  });
});

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
