import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPageOwners } from '@/lib/backend/composing/page-owners';
import { readSubjectChoices } from '@/lib/backend/composing/subject-choices';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

/** Two more than can be listed; by name those that `createNetwork` makes, `osu` and `tema`, come last. */
beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  await backend.payload.db.drizzle.execute(sql`
    insert into offices (name, slug, status, region_id, locality, country, latitude, longitude)
    select 'Office ' || to_char(n, 'FM0000'), 'office-' || n, 'Active', ${network.region}, 'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(1, 1000) n`);
});
afterAll(() => backend?.stop());

const asked = (user: TypedUser) => createLocalReq({ user }, backend.payload);
const choose = async (slug: string | undefined, offices: readonly number[]) =>
  readSubjectChoices('office', { chosen: {}, slug, offices }, await asked(network.users['network-editor']));

describe('of more offices than can be listed', () => {
  test('a page can be looked at with one’s own and with the one that is asked for', async () => {
    const { options, isCut } = await choose('tema', [network.own]);
    expect(isCut).toBe(true);
    expect(options.slice(0, 2).map(({ id, slug }) => [id, slug])).toEqual([
      [network.own, 'osu'],
      [network.other, 'tema'],
    ]);
    expect(options[0]?.params).toEqual({ slug: 'osu', state: 'greater-accra' });
    expect(options).toHaveLength(1002);
    expect((await choose(undefined, [])).options.map(({ slug }) => slug)).not.toContain('tema');
  });

  test('a new page is said to have more owners than are listed', async () => {
    const { owners, isCut } = await readPageOwners(await asked(network.users['network-editor']));
    expect([owners.length, isCut]).toEqual([1001, true]);
    const own = await readPageOwners(await asked(network.users['office-editor']));
    expect(own).toEqual({
      owners: [{ office: network.own, name: 'osu', base: '/locations/greater-accra/osu' }],
      isCut: false,
    });
  });
});
