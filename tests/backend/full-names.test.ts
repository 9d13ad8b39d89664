import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFullName } from '@/lib/backend/admin/fields/full-name-field';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const create = (fields: Record<string, unknown>) =>
  createOwn({ payload: backend.payload, network }, 'people', fields, asSystem);
const nameOf = async (id: number) =>
  (await backend.payload.findByID({ collection: 'people', id, draft: true })).full_name;

test('full names › a full name follows changes of either name', async () => {
  const id = await create({ first_name: 'Yaa', last_name: 'Asante', full_name: 'Somebody else' });
  expect(await nameOf(id)).toBe('Yaa Asante');
  await backend.payload.update({ collection: 'people', id, data: { last_name: 'Boateng', revision: 1 } });
  expect(await nameOf(id)).toBe('Yaa Boateng');
  await backend.payload.update({
    ...{ collection: 'people', id, draft: true },
    data: { first_name: 'Yaa Serwaa', revision: 2 },
  });
  expect(await nameOf(id)).toBe('Yaa Serwaa Boateng');
});

test.each(['Efua', 'Quaynor', 'quaynor efua'])(
  'full names › a search for %s finds both names',
  async (searchTerm) => {
    await create({ first_name: 'Efua', last_name: 'Quaynor' });
    const { docs } = await backend.payload.find({
      collection: 'people',
      where: { full_name: { like: searchTerm } },
    });
    expect(docs[0]?.full_name).toBe('Efua Quaynor');
  },
);

test('full names › a person written by an older instance gets a full name', async () => {
  const { drizzle } = backend.payload.db;
  const blank = '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';
  const [first, last] = [`${blank}Nana `, ' Addo\u2028\u2029\u202f\u205f\u3000\ufeff'];
  expect(formatFullName(first, last)).toBe('Nana Addo');
  const person = sql`insert into people (scope, slug, first_name, last_name) values ('network', 'nana-addo', ${first}, ${last})
    returning id, full_name`;
  const [created] = (await drizzle.execute(person)).rows;
  expect(created).toMatchObject({ full_name: 'Nana Addo' });
  const version = sql`insert into _people_v (parent_id, version_first_name, version_last_name, latest)
    values (${created?.id}, ${first}, ${last}, true) returning version_full_name`;
  expect((await drizzle.execute(version)).rows).toEqual([{ version_full_name: 'Nana Addo' }]);
  const change = sql`update people set first_name = 'Akua', last_name = null where id = ${created?.id} returning full_name`;
  expect((await drizzle.execute(change)).rows).toEqual([{ full_name: 'Akua' }]);
  const changed = sql`update _people_v set version_last_name = ' ', version_full_name = 'Stale'
    where parent_id = ${created?.id} returning version_full_name`;
  expect((await drizzle.execute(changed)).rows).toEqual([{ version_full_name: 'Nana' }]);
});
