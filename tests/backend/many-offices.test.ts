import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { readComposerRecord } from '@/lib/backend/composer-api/documents/composer-record';
import { readPageOwners } from '@/lib/backend/composer-api/documents/page-owners';
import { findPreviewContext } from '@/lib/backend/composer-api/preview/find-preview-context';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let page: number;

/** Those of `findNetwork`, `osu` and `tema`, come last by name. */
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  const { payload } = backend;
  network = await findNetwork(payload);
  await payload.db.drizzle.execute(sql`
    insert into offices (_status, name, slug, status, region_id, locality, country, latitude, longitude)
    select 'published', 'Office ' || to_char(n, 'FM0000'), 'office-' || n, 'Active', ${network.region}, 'Town', 'GH', 5 + n / 1000.0, -1
    from generate_series(1, 1000) n`);
  const data = {
    title: 'Our office',
    route: 'LocationDetail',
    layout: 'default',
    ...toOwnerFields(null),
  } as const;
  page = (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
});
afterAll(() => backend?.stop());

const localRequest = (user: TypedUser) => createLocalReq({ user }, backend.payload);

/** The office in whose context the page for all offices is previewed. */
async function previewOffices(by: keyof Network['users'], office?: string) {
  const req = await localRequest(network.users[by]);
  const record = await readComposerRecord('pages', page, req);
  return record && findPreviewContext(record, office ? { office } : {}, req);
}

describe('with a thousand offices', () => {
  test.each([
    ['that is asked for', 'office-editor', 'tema', 'tema', false],
    ['of whoever looks', 'office-editor', undefined, 'osu', true],
    ['that is first', 'network-editor', undefined, 'Office 0001', true],
    ['that is first, where there is none of that name', 'network-editor', 'nowhere', 'Office 0001', true],
  ] as const)(
    'a page is previewed with the one %s, and no other is sent',
    async (_case, by, office, name, isOwn) => {
      const found = await previewOffices(by, office);
      const slug = name.replace('Office 000', 'office-');
      const { docs } = await backend.payload.find({
        collection: 'offices',
        where: { slug: { equals: slug } },
      });
      const form = `/admin/collections/offices/${docs[0]?.id}`;
      expect(found?.path).toBe(`/locations/greater-accra/${slug}`);
      expect(found?.preview.choices).toEqual([
        {
          kind: 'office',
          label: 'Office',
          isNeeded: true,
          slug,
          name,
          within: null,
          form: isOwn ? form : null,
        },
      ]);
    },
  );

  test('no office choices are sent for a new page: the network searches, an office has its own', async () => {
    expect(await readPageOwners(await localRequest(network.users['network-editor']))).toEqual({
      owners: [{ office: null, name: 'The whole network', base: '' }],
      findsOffices: true,
    });
    expect(await readPageOwners(await localRequest(network.users['office-editor']))).toEqual({
      owners: [{ office: network.own, name: 'osu', base: '/locations/greater-accra/osu' }],
      findsOffices: false,
    });
  });
});
