import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readComposed } from '@/lib/backend/composing/composed-record';
import { findLooking } from '@/lib/backend/composing/find-looking';
import { readPageOwners } from '@/lib/backend/composing/page-owners';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let page: number;

/** By name those that `findNetwork` makes, `osu` and `tema`, come last. */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  network = await findNetwork(payload);
  await payload.db.drizzle.execute(sql`
    insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || to_char(n, 'FM0000'), 'office-' || n, 'Active', ${network.region}, 'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(1, 1000) n`);
  const data = { title: 'Our office', route: 'LocationDetail', layout: 'default', ...ownedBy(null) } as const;
  page = (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
});
afterAll(() => backend?.stop());

const asked = (user: TypedUser) => createLocalReq({ user }, backend.payload);

/** With which office the page of all offices is looked at. */
async function look(by: keyof Network['users'], office?: string) {
  const req = await asked(network.users[by]);
  const record = await readComposed('pages', page, req);
  return record && findLooking(record, office ? { office } : {}, req);
}

describe('of a thousand offices', () => {
  test.each([
    ['that is asked for', 'office-editor', 'tema', 'tema', false],
    ['of whoever looks', 'office-editor', undefined, 'osu', true],
    ['that is first', 'network-editor', undefined, 'Office 0001', true],
    ['that is first, where there is none of that name', 'network-editor', 'nowhere', 'Office 0001', true],
  ] as const)(
    'a page is looked at with the one %s, and no other is sent',
    async (_which, by, office, name, isTheirs) => {
      const found = await look(by, office);
      const slug = name.replace('Office 000', 'office-');
      const { docs } = await backend.payload.find({
        collection: 'offices',
        where: { slug: { equals: slug } },
      });
      const form = `/admin/collections/offices/${docs[0]?.id}`;
      expect(found?.path).toBe(`/locations/greater-accra/${slug}`);
      expect(found?.looking.choices).toEqual([
        {
          kind: 'office',
          label: 'Office',
          isNeeded: true,
          slug,
          name,
          within: null,
          form: isTheirs ? form : null,
        },
      ]);
    },
  );

  test('none is sent for whom a new page is made: the network finds them, an office has its own', async () => {
    expect(await readPageOwners(await asked(network.users['network-editor']))).toEqual({
      owners: [{ office: null, name: 'The whole network', base: '' }],
      findsOffices: true,
    });
    expect(await readPageOwners(await asked(network.users['office-editor']))).toEqual({
      owners: [{ office: network.own, name: 'osu', base: '/locations/greater-accra/osu' }],
      findsOffices: false,
    });
  });
});
