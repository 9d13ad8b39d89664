import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from './support/access-cases';
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
const issueAt = (path: string) => ({ status: 400, data: { errors: [expect.objectContaining({ path })] } });

test.each(['consent_by', 'consent_at'])(
  'sale stories › a story without %s can only be a draft',
  async (field) => {
    const { payload } = backend;
    const id = await create({ _status: 'draft' });
    const data = { [field]: null, _status: 'published' as const };
    const publish = payload.update({ collection: 'sale-stories', id, data });
    await expect(publish).rejects.toMatchObject(issueAt(field));
    expect(await storedRow(payload, 'sale-stories', id)).toMatchObject({ _status: 'draft' });
  },
);

test('sale stories › the database refuses a published story without consent, whoever writes it', async () => {
  const id = await create(published);
  const { drizzle } = backend.payload.db;
  const update = drizzle.execute(sql`update sale_stories set consent_by = null where id = ${id}`);
  await expect(update).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: 'sale_stories_consent_check' }),
  });
});

test('sale stories › a duplicate has no consent', async () => {
  const { payload } = backend;
  const id = await create(published);
  const copy = await payload.duplicate({ collection: 'sale-stories', id, draft: true });
  expect(copy).toMatchObject({ consent_by: null, consent_at: null, _status: 'draft' });
  const publish = payload.update({
    ...{ collection: 'sale-stories', id: copy.id, data: { _status: 'published' } },
  } as const);
  await expect(publish).rejects.toMatchObject({ status: 400 });
});

test.each([0, 3.5, 1001])('sale stories › %d is not a valid number of weeks', async (weeks) => {
  await expect(create({ weeks, ...published })).rejects.toMatchObject(issueAt('weeks'));
});

test('sale stories › the date of a sale cannot be in the future', async () => {
  const editor = { overrideAccess: false, user: network.users['office-editor'] };
  const createSoldOn = (sold_at: string) =>
    createOwn({ payload: backend.payload, network }, 'sale-stories', { sold_at }, editor);
  await expect(createSoldOn('2199-01-01T00:00:00.000Z')).rejects.toMatchObject(issueAt('sold_at'));
  await expect(createSoldOn(new Date().toISOString())).resolves.toBeTruthy();
});

test('sale stories › a quote requires its author', async () => {
  await expect(create({ quote: 'They kept quiet.', ...published })).rejects.toMatchObject(issueAt('quoted'));
  await expect(
    create({ quote: 'They kept quiet.', quoted: 'The baker', ...published }),
  ).resolves.toBeTruthy();
});
