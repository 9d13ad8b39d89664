import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from './support/cases';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const create = (fields: object) =>
  createOwn({ payload: backend.payload, network }, 'sale-stories', { ...fields }, asSystem);
const published = { _status: 'published' };
const fault = (path: string) => ({ status: 400, data: { errors: [expect.objectContaining({ path })] } });

test.each(['consent_by', 'consent_at'])('a story without %s stays a draft', async (field) => {
  const { payload } = backend;
  const id = await create({ _status: 'draft' });
  const data = { [field]: null, _status: 'published' as const };
  const publish = payload.update({ collection: 'sale-stories', id, data });
  await expect(publish).rejects.toMatchObject(fault(field));
  expect(await storedRow(payload, 'sale-stories', id)).toMatchObject({ _status: 'draft' });
});

test('the database refuses a published one without consent, whoever writes it', async () => {
  const id = await create(published);
  const { drizzle } = backend.payload.db;
  const take = drizzle.execute(sql`update sale_stories set consent_by = null where id = ${id}`);
  await expect(take).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: 'sale_stories_have_consent' }),
  });
});

test('a copy is the story of another sale, to which nobody has agreed', async () => {
  const { payload } = backend;
  const id = await create(published);
  const copy = await payload.duplicate({ collection: 'sale-stories', id, draft: true });
  expect(copy).toMatchObject({ consent_by: null, consent_at: null, _status: 'draft' });
  const publish = payload.update({
    ...{ collection: 'sale-stories', id: copy.id, data: { _status: 'published' } },
  } as const);
  await expect(publish).rejects.toMatchObject({ status: 400 });
});

test.each([0, 3.5, 1001])('%d is no number of weeks', async (weeks) => {
  await expect(create({ weeks, ...published })).rejects.toMatchObject(fault('weeks'));
});

test('no day of a sale is still to come', async () => {
  const editor = { overrideAccess: false, user: network.users['office-editor'] };
  const make = (sold_at: string) =>
    createOwn({ payload: backend.payload, network }, 'sale-stories', { sold_at }, editor);
  await expect(make('2199-01-01T00:00:00.000Z')).rejects.toMatchObject(fault('sold_at'));
  await expect(make(new Date().toISOString())).resolves.toBeTruthy();
});

test('words need somebody who said them', async () => {
  await expect(create({ quote: 'They kept quiet.', ...published })).rejects.toMatchObject(fault('quoted'));
  await expect(
    create({ quote: 'They kept quiet.', quoted: 'The baker', ...published }),
  ).resolves.toBeTruthy();
});
