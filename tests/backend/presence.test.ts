import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
const headers: Record<string, Record<string, string>> = { anonymous: {} };
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

/** The presence data for a user who polls a page from a tab. */
async function poll(role: string, query: string, id = page): Promise<{ status: number; others: unknown }> {
  const answer = await api(`/pages/${id}/composing?locale=en-GH${query}`, { headers: headers[role] ?? {} });
  return { status: answer.status, others: othersSchema.parse(await answer.json()).others };
}
const from = (role: keyof typeof tabs, block?: string) =>
  `&tab=${tabs[role]}${block === undefined ? '' : `&block=${encodeURIComponent(block)}`}`;
const noted = async () =>
  (await backend.payload.db.drizzle.execute(sql`select name, block from composer_presence order by name`))
    .rows;

describe('presence', () => {
  test('shows others on the page with their selected block, from their latest report', async () => {
    expect(await poll('office-editor', from('office-editor', 'a'))).toEqual({ status: 200, others: [] });
    expect(await poll('network-editor', from('network-editor'))).toEqual({
      status: 200,
      others: [{ name: 'office-editor', block: 'a' }],
    });
    await poll('office-editor', from('office-editor', 'b-2'));
    expect((await poll('network-admin', from('network-admin', 'c'))).others).toEqual([
      { name: 'network-editor', block: null },
      { name: 'office-editor', block: 'b-2' },
    ]);
  });

  test('expires some seconds after the last report and is deleted later', async () => {
    await poll('office-editor', from('office-editor', 'a'));
    await backend.payload.db.drizzle.execute(
      sql`update composer_presence set seen_at = now() - interval '13 seconds'`,
    );
    expect((await poll('network-editor', from('network-editor'))).others).toEqual([]);
    await backend.payload.db.drizzle.execute(
      sql`update composer_presence set seen_at = now() - interval '1 hour' where name = 'office-editor'`,
    );
    await poll('network-editor', from('network-editor'));
    expect(await noted()).toEqual([{ name: 'network-editor', block: null }]);
  });

  test('is neither recorded for nor visible to users without read access', async () => {
    await poll('network-editor', from('network-editor', 'secret'), foreign);
    for (const role of ['office-editor', 'anonymous']) {
      const { status, others } = await poll(role, from('office-editor', 'x'), foreign);
      expect(status).toBe(role === 'anonymous' ? 401 : 404);
      expect(others).toBeUndefined();
    }
    expect(await noted()).toEqual([{ name: 'network-editor', block: 'secret' }]);
  });

  test('is neither recorded for nor visible to read-only users, who see no draft blocks', async () => {
    const address = { scope: 'network', office: null, _status: 'published' };
    const shared = await createOwn({ payload: backend.payload, network }, 'pages', address, asSystem);
    await poll('network-editor', from('network-editor', 'of-the-draft'), shared);
    expect(await poll('office-editor', from('office-editor', 'x'), shared)).toEqual({
      ...{ status: 200, others: [] },
    });
    expect(await noted()).toEqual([{ name: 'network-editor', block: 'of-the-draft' }]);
  });

  test.each(['b “quoted”', '<b>', 'a'.repeat(65), '-a'])(
    'records no block for an invalid id: %s',
    async (block) => {
      await poll('office-editor', from('office-editor', block));
      expect(await noted()).toEqual([{ name: 'office-editor', block: null }]);
    },
  );

  test("is not recorded without a tab id, in another user's name or for oneself", async () => {
    for (const query of ['', '&tab=x', '&block=a', `&tab=${"1'; drop table composer_presence; --"}`])
      expect((await poll('office-editor', query)).others).toEqual([]);
    expect(await noted()).toEqual([]);
    await poll('office-editor', from('office-editor', 'a'));
    await poll('network-editor', from('office-editor', 'forged'));
    expect(await noted()).toEqual([{ name: 'office-editor', block: 'a' }]);
    expect((await poll('office-editor', `&tab=${randomUUID()}`)).others).toEqual([]);
  });

  test('failures block neither the page nor a save', async () => {
    const { drizzle } = backend.payload.db;
    const warn = vi.spyOn(backend.payload.logger, 'warn');
    await drizzle.execute(sql`alter table composer_presence rename to elsewhere`);
    for (let times = 0; times < 3; times += 1)
      expect(await poll('office-editor', from('office-editor'))).toEqual({ status: 200, others: [] });
    // Every tab polls every few seconds.
    expect(warn.mock.calls).toEqual([
      [{ err: expect.any(Error), msg: 'The other editors of a page cannot be determined' }],
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

  test('is the only data sent when the client has the current document, and nothing is sent when presence is unchanged', async () => {
    const pollWith = (knownEtag: string) =>
      api(`/pages/${page}/composing?locale=en-GH${from('office-editor')}`, {
        headers: { ...headers['office-editor'], 'if-none-match': knownEtag },
      });
    const responseSchema = z.object({
      revision: z.number(),
      presenceDigest: z.string(),
      nodes: z.array(z.unknown()).optional(),
    });
    const all = responseSchema.parse(await (await pollWith('"0."')).json());
    expect(all.nodes).toBeDefined();
    const knownEtag = `"${all.revision}.${all.presenceDigest}"`;
    const second = await pollWith(knownEtag);
    expect([second.status, await second.text()]).toEqual([304, '']);
    await poll('network-editor', from('network-editor'));
    const others = await pollWith(knownEtag);
    expect(others.status).toBe(200);
    expect(responseSchema.parse(await others.json()).nodes).toBeUndefined();
  });
});

describe("saves since the client's revision", () => {
  const updateSchema = z.object({ revision: z.number(), isOwnRevision: z.boolean() });
  const readUpdate = async (role: string, revision: number) => {
    const init = { headers: { ...headers[role], 'if-none-match': `"${revision}."` } };
    return updateSchema.parse(await (await api(`/pages/${page}/composing?locale=en-GH`, init)).json());
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

  test('are marked as own when no other user saved', async () => {
    const { revision: known } = await readUpdate('network-editor', 0);
    for (const at of [0, 1]) await save('network-editor', known + at);
    await backend.payload.db.drizzle.execute(
      sql`update composer_edit_sessions set saved_at = now() - interval '1 hour' where user_id <> ${network.users['network-editor'].id}`,
    );
    expect((await readUpdate('network-editor', known)).isOwnRevision).toBe(true);
    expect((await readUpdate('network-editor', known + 2)).isOwnRevision).toBe(false);
    expect((await readUpdate('network-admin', known)).isOwnRevision).toBe(false);
    await save('office-editor', known + 2);
    await save('network-editor', known + 3);
    expect((await readUpdate('network-editor', known)).isOwnRevision).toBe(false);
    expect((await readUpdate('network-editor', known + 3)).isOwnRevision).toBe(true);
  });
});
