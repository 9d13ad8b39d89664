import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { bakeries } from './support/bakeries';
import type { As } from './support/cases';
import { findNetwork, type Network } from './support/network';
import { removeAs } from './support/remove-as';
import { startBackend, type TestBackend } from './support/start-backend';

const collection = 'valuation-multiples';
let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const make = (data = {}) => backend.payload.create({ collection, data: { ...bakeries(), ...data } });

describe('who may change what businesses are sold for', () => {
  test.each([
    ['public', 'read'],
    ['office-editor', 'read'],
    ['network-editor', 'read create update delete versions'],
    ['network-admin', 'read create update delete versions'],
  ] as const)('%s: %s', async (role, allowed) => {
    const { payload } = backend;
    const as: As = { overrideAccess: false, user: role === 'public' ? null : network.users[role] };
    const { id } = await make();
    const { id: other } = await make();
    const acts = {
      read: () => payload.findByID({ collection, id, ...as }),
      create: () => payload.create({ collection, data: bakeries(), ...as }),
      update: () => payload.update({ collection, id, data: { years: '2026', revision: 1 }, ...as }),
      delete: () => removeAs(payload, collection, other, as),
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
])('a multiple with %s is refused', async (_, data) => {
  await expect(make(data)).rejects.toThrow(/invalid/);
});

test('each save is a version, with what stood there before', async () => {
  const { id } = await make();
  await backend.payload.update({ collection, id, data: { sde_mid: 2.5, revision: 1 } });
  const { docs } = await backend.payload.findVersions({ collection, where: { parent: { equals: id } } });
  expect(docs.map(({ version }) => version.sde_mid).sort()).toEqual([2.4, 2.5]);
});

test('a change renews the pages that show the table', async () => {
  const { payload } = backend;
  const { id } = await make();
  const { position } = await readNewestRenewals(payload);
  await payload.update({ collection, id, data: { sde_high: 3, revision: 1 } });
  const { renewals } = await readRenewalsSince(payload, position);
  expect([...renewals]).toContain(`${collection}:${id}.sde_high`);
});
