import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { asSystem } from './support/cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const headers: Record<string, Record<string, string>> = { nobody: {} };
const tabs = { 'network-admin': randomUUID(), 'network-editor': randomUUID(), 'office-editor': randomUUID() };
let page: number;
let foreign: number;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  for (const [role, { email }] of Object.entries(network.users))
    headers[role] = await signIn(api, email, 'long enough to pass');
  page = await createOwn({ payload: backend.payload, network }, 'pages', {}, asSystem);
  foreign = await createOwn(
    { payload: backend.payload, network },
    'pages',
    { office: network.other },
    asSystem,
  );
});
afterAll(() => backend.stop());
beforeEach(() => backend.payload.db.drizzle.execute(sql`delete from composer_presence`));

const othersSchema = z.object({ others: z.array(z.unknown()).optional() });

/** What somebody is told who reads a page from a tab. */
async function look(role: string, query: string, id = page): Promise<{ status: number; others: unknown }> {
  const answer = await api(`/pages/${id}/composing?locale=en-GH${query}`, { headers: headers[role] ?? {} });
  return { status: answer.status, others: othersSchema.parse(await answer.json()).others };
}
const from = (role: keyof typeof tabs, block?: string) =>
  `&tab=${tabs[role]}${block === undefined ? '' : `&block=${encodeURIComponent(block)}`}`;
const noted = async () =>
  (await backend.payload.db.drizzle.execute(sql`select name, block from composer_presence order by name`))
    .rows;

describe('who is at a page', () => {
  test('is told to the others there, with the block each has chosen, from their own last word', async () => {
    expect(await look('office-editor', from('office-editor', 'a'))).toEqual({ status: 200, others: [] });
    expect(await look('network-editor', from('network-editor'))).toEqual({
      status: 200,
      others: [{ name: 'office-editor', block: 'a' }],
    });
    await look('office-editor', from('office-editor', 'b-2'));
    expect((await look('network-admin', from('network-admin', 'c'))).others).toEqual([
      { name: 'network-editor', block: null },
      { name: 'office-editor', block: 'b-2' },
    ]);
  });

  test('is over some seconds after the last word, and forgotten later', async () => {
    await look('office-editor', from('office-editor', 'a'));
    await backend.payload.db.drizzle.execute(
      sql`update composer_presence set seen_at = now() - interval '13 seconds'`,
    );
    expect((await look('network-editor', from('network-editor'))).others).toEqual([]);
    await backend.payload.db.drizzle.execute(
      sql`update composer_presence set seen_at = now() - interval '1 hour' where name = 'office-editor'`,
    );
    await look('network-editor', from('network-editor'));
    expect(await noted()).toEqual([{ name: 'network-editor', block: null }]);
  });

  test('is nobody who may not read it, and nobody is told who may not', async () => {
    await look('network-editor', from('network-editor', 'secret'), foreign);
    for (const role of ['office-editor', 'nobody']) {
      const { status, others } = await look(role, from('office-editor', 'x'), foreign);
      expect(status).toBe(role === 'nobody' ? 401 : 404);
      expect(others).toBeUndefined();
    }
    expect(await noted()).toEqual([{ name: 'network-editor', block: 'secret' }]);
  });

  test('is neither noted of nor told to whoever may only read: they see no block of its draft', async () => {
    const place = { scope: 'network', office: null, _status: 'published' };
    const shared = await createOwn({ payload: backend.payload, network }, 'pages', place, asSystem);
    await look('network-editor', from('network-editor', 'of-the-draft'), shared);
    expect(await look('office-editor', from('office-editor', 'x'), shared)).toEqual({
      ...{ status: 200, others: [] },
    });
    expect(await noted()).toEqual([{ name: 'network-editor', block: 'of-the-draft' }]);
  });

  test.each(['b “quoted”', '<b>', 'a'.repeat(65), '-a'])(
    'is noted at no block where its id is none: %s',
    async (block) => {
      await look('office-editor', from('office-editor', block));
      expect(await noted()).toEqual([{ name: 'office-editor', block: null }]);
    },
  );

  test('is not noted for who says no tab, nor in the place of another person, nor beside oneself', async () => {
    for (const query of ['', '&tab=x', '&block=a', `&tab=${"1'; drop table composer_presence; --"}`])
      expect((await look('office-editor', query)).others).toEqual([]);
    expect(await noted()).toEqual([]);
    await look('office-editor', from('office-editor', 'a'));
    await look('network-editor', from('office-editor', 'forged'));
    expect(await noted()).toEqual([{ name: 'office-editor', block: 'a' }]);
    expect((await look('office-editor', `&tab=${randomUUID()}`)).others).toEqual([]);
  });

  test('keeps nobody from the page when it cannot be noted, and is waited for by no save', async () => {
    const { drizzle } = backend.payload.db;
    const warn = vi.spyOn(backend.payload.logger, 'warn');
    await drizzle.execute(sql`alter table composer_presence rename to elsewhere`);
    for (let times = 0; times < 3; times += 1)
      expect(await look('office-editor', from('office-editor'))).toEqual({ status: 200, others: [] });
    // Every tab asks every few seconds.
    expect(warn.mock.calls).toEqual([
      [{ err: expect.any(Error), msg: 'Who else works on a page cannot be told' }],
    ]);
    await drizzle.execute(sql`alter table elsewhere rename to composer_presence`);
    const save = () =>
      api(`/pages/${page}/composing?locale=en-GH`, {
        method: 'POST',
        headers: { ...headers['office-editor'], 'if-match': '"1"' },
        body: {
          save: randomUUID(),
          operations: [
            {
              kind: 'insert',
              node: { id: 'a', type: 'rich-text', version: 0, props: { text: 'x' } },
              at: { parent: null, slot: '', after: null },
            },
          ],
        },
      });
    await drizzle.transaction(async (other) => {
      await other.execute(sql`lock table composer_presence in access exclusive mode`);
      expect((await save()).status).toBe(200);
    });
  });

  test('is all that is told when the document is known, and nothing when that is known, too', async () => {
    const ask = (known: string) =>
      api(`/pages/${page}/composing?locale=en-GH${from('office-editor')}`, {
        headers: { ...headers['office-editor'], 'if-none-match': known },
      });
    const toldSchema = z.object({
      revision: z.number(),
      around: z.string(),
      nodes: z.array(z.unknown()).optional(),
    });
    const all = toldSchema.parse(await (await ask('"0."')).json());
    expect(all.nodes).toBeDefined();
    const known = `"${all.revision}.${all.around}"`;
    const again = await ask(known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await look('network-editor', from('network-editor'));
    const others = await ask(known);
    expect(others.status).toBe(200);
    expect(toldSchema.parse(await others.json()).nodes).toBeUndefined();
  });
});

describe('what was saved since the revision that somebody knows', () => {
  const ownSchema = z.object({ revision: z.number(), areOwn: z.boolean() });
  const areOwn = async (role: string, known: number) => {
    const asking = { headers: { ...headers[role], 'if-none-match': `"${known}."` } };
    return ownSchema.parse(await (await api(`/pages/${page}/composing?locale=en-GH`, asking)).json());
  };
  const insert = (id: string) => ({
    kind: 'insert',
    node: { id, type: 'rich-text', version: 0, props: { text: 'x' } },
    at: { parent: null, slot: '', after: null },
  });
  const save = async (role: string, from: number) => {
    const answer = await api(`/pages/${page}/composing?locale=en-GH`, {
      method: 'POST',
      headers: { ...headers[role], 'if-match': `"${from}"` },
      body: { save: randomUUID(), operations: [insert(`own-${from}`)] },
    });
    expect(answer.status).toBe(200);
  };

  test('is known for their own where nobody else had a part in it', async () => {
    const { revision: known } = await areOwn('network-editor', 0);
    for (const at of [0, 1]) await save('network-editor', known + at);
    await backend.payload.db.drizzle.execute(
      sql`update composer_sittings set saved_at = now() - interval '1 hour' where person <> ${network.users['network-editor'].id}`,
    );
    expect((await areOwn('network-editor', known)).areOwn).toBe(true);
    expect((await areOwn('network-editor', known + 2)).areOwn).toBe(false);
    expect((await areOwn('network-admin', known)).areOwn).toBe(false);
    await save('office-editor', known + 2);
    await save('network-editor', known + 3);
    expect((await areOwn('network-editor', known)).areOwn).toBe(false);
    expect((await areOwn('network-editor', known + 3)).areOwn).toBe(true);
  });
});
