import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const headers: Record<string, Record<string, string>> = {};
const tabs: Record<string, string> = {};
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  for (const [role, { email }] of Object.entries(network.users)) {
    headers[role] = await signIn(api, email, 'long enough to pass');
    tabs[role] = randomUUID();
  }
});
afterAll(() => backend.stop());

const toldSchema = z.looseObject({
  revision: z.number().optional(),
  nodes: z.array(z.unknown()).optional(),
});

type Asking = { known?: string; locale?: string; as?: string };

/** What somebody is told of a page who knows so much of it; `nobody` is not signed in. */
async function ask(id: number, by: string, { known, locale = 'en-GH', as }: Asking = {}) {
  const answer = await api(`/pages/${id}/composing?locale=${locale}&tab=${tabs[by] ?? randomUUID()}`, {
    headers: {
      ...headers[by],
      ...(known && { 'if-none-match': known }),
      ...(as && { 'x-composing-as': encodeURIComponent(as) }),
    },
  });
  const text = await answer.text();
  const told = toldSchema.parse(text === '' ? {} : JSON.parse(text));
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', ...told };
}

const sentSchema = z.object({ text: z.string() });
const answeredSchema = z.object({ rows: z.array(z.unknown()) });

/** What is told, and what reached the database for it: the statements, those that read blocks, and the letters it answered. */
async function reaching<Told>(act: () => Promise<Told>) {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  try {
    const told = await act();
    const texts = spy.mock.calls.map(([asked]) => sentSchema.parse(asked).text);
    const answers = await Promise.all(spy.mock.results.map(({ value }) => value));
    const rows = answers.map((one) => JSON.stringify(answeredSchema.parse(one).rows));
    const ofBlocks = texts.filter((text) => /blocks/.test(text)).length;
    return { ...told, statements: texts.length, ofBlocks, letters: rows.join('').length };
  } finally {
    spy.mockRestore();
  }
}

const many = Array.from({ length: 100 }, (_, at) => words(`block-${at}`, 'Words. '.repeat(20)));
const makePage = (fields: object = {}) =>
  createOwn({ payload: backend.payload, network }, 'pages', { _status: 'published', ...fields }, asSystem);
const draft = (id: number, data: object) =>
  backend.payload.update({ collection: 'pages', id, data, draft: true, depth: 0 });

test.each([
  ['network-editor', 6],
  ['office-editor', 12],
])(
  'a poll that knows the page reads none of its blocks: of the %s, in %i statements at most',
  async (by, most) => {
    const id = await makePage({ blocks: many });
    await draft(id, { title: 'Drafted' });
    const { etag: known, nodes } = await ask(id, by);
    expect(nodes).toHaveLength(100);
    const again = await reaching(() => ask(id, by, { known }));
    expect(again).toMatchObject({ status: 304, ofBlocks: 0 });
    expect(again.statements).toBeLessThanOrEqual(most);
    expect(again.letters).toBeLessThan(2_000);
    const others = await reaching(() => ask(id, by, { known: '"2.others"' }));
    expect(others).toMatchObject({ status: 200, revision: 2, ofBlocks: 0 });
    expect(others.nodes).toBeUndefined();
    await draft(id, { title: 'Drafted again' });
    expect(await ask(id, by, { known })).toMatchObject({ status: 200, revision: 3, nodes: many });
  },
);

test('who knows a page is told all else of it as who knows nothing', async () => {
  const pages = [
    await makePage(),
    await makePage(),
    await makePage({ scope: 'network', office: null, route: 'customPage' }),
  ];
  await draft(pages[1] ?? 0, { title: 'Drafted' });
  for (const by of Object.keys(tabs))
    for (const id of pages) {
      const { nodes, ...told } = await ask(id, by);
      expect(nodes).toEqual([]);
      expect(await ask(id, by, { known: `"${told.revision}.others"` })).toEqual(told);
      expect(await ask(id, by, { known: told.etag })).toMatchObject({ status: 304, etag: told.etag });
    }
});

test('what is drafted decides what somebody may read of it, whatever they know', async () => {
  const id = await makePage();
  expect(await ask(id, 'office-editor')).toMatchObject({ editor: { mayWrite: true } });
  await draft(id, { office: network.other });
  const { etag: known, ...told } = await ask(id, 'office-editor');
  expect(told).toMatchObject({ revision: 1, editor: { mayWrite: false } });
  expect(await ask(id, 'office-editor', { known })).toMatchObject({ status: 304 });
  expect(await ask(id, 'office-editor', { known: '"2.x"' })).toMatchObject({ revision: 1, nodes: [] });
  expect(await ask(id, 'network-editor', { known: '"1.x"' })).toMatchObject({ revision: 2, nodes: [] });
  const given = await makePage({ office: network.other });
  await draft(given, { office: network.own });
  expect(await ask(given, 'office-editor', { known: '"2.x"' })).toMatchObject({ status: 404 });
});

test('who may not read it any more is told so, whatever they know, and is not there', async () => {
  const id = await makePage();
  const { etag: known } = await ask(id, 'office-editor');
  await ask(id, 'network-editor');
  const { email } = network.users['network-admin'];
  expect(await ask(id, 'office-editor', { known, as: email })).toMatchObject({ status: 401 });
  expect(await ask(id, 'office-editor', { known, locale: 'all' })).toMatchObject({ status: 400 });
  expect(await ask(id, 'nobody', { known })).toMatchObject({ status: 401 });
  await backend.payload.db.drizzle.execute(sql`delete from composer_presence`);
  await backend.payload.update({
    collection: 'pages',
    id,
    data: { office: network.other, _status: 'published' },
  });
  for (const revision of [1, 2])
    expect(await ask(id, 'office-editor', { known: `"${revision}.x"` })).toMatchObject({ status: 404 });
  expect(await ask(id, 'network-editor')).toMatchObject({ status: 200, others: [] });
});
