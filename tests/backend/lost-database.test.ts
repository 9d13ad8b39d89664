import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { isLongForm, thinOut } from '../support/long-form';
import { openDatabase } from '../support/open-database';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { dot } from './support/dot';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let proxy: FaultProxy;
let direct: ReturnType<typeof openDatabase>;
let backend: TestBackend;
let network: Network;
let api: CmsApi;
let headers: Record<string, string>;
let page: number;
let picture: number;

beforeAll(async () => {
  backend = await startBackend({
    content: 'staffed',
    behind: async (url) => {
      direct = openDatabase(url);
      proxy = await startFaultProxy(new URL(url).hostname, Number(new URL(url).port));
      return proxy.reach(url);
    },
  });
  const { payload } = backend;
  network = await findNetwork(payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  const shown = { alt: 'A dot', scope: 'network' as const };
  picture = (await payload.create({ collection: 'media', data: shown, file: dot() })).id;
  const data = { title: 'Page', layout: 'default' as const, route: 'tribeCustomPage' as const, slug: 'page' };
  const owner = { scope: 'office' as const, office: network.own };
  page = (await payload.create({ collection: 'pages', data: { ...data, ...owner, _status: 'published' } }))
    .id;
});
afterAll(async () => {
  await direct.$client.end();
  await backend.stop();
  await proxy.close();
});
beforeEach(() => proxy.fault('none'));

type Told = { status: number; text: string };

async function call(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Told> {
  const answer = await api(path, { method, body, headers });
  return { status: answer.status, text: await answer.text() };
}

const revisionSchema = z.object({ rows: z.tuple([z.object({ revision: z.number() })]) });

/** What a document is changed to, from the revision that is stored. */
async function change(table: 'pages' | 'offices', id: number, fields: object): Promise<Told> {
  const newest =
    table === 'pages'
      ? sql`select version_revision::int as revision from _pages_v where parent_id = ${id} and latest`
      : sql`select revision::int from offices where id = ${id}`;
  const { revision } = revisionSchema.parse(await direct.execute(newest)).rows[0];
  return call('PATCH', `/${table}/${id}?depth=0`, { ...fields, revision });
}

let count = 0;
const blocks = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } }];
const savePage = () => {
  const fields = { title: `Title ${++count}`, blocks, contents: [], _status: 'published' };
  return change('pages', page, { ...fields, office: network.own });
};
const moveOffice = () => change('offices', network.own, { slug: `osu-${++count}`, image: picture });
const upload = async () => {
  const { data, name, mimetype } = dot();
  const body = new FormData();
  body.append('_payload', JSON.stringify({ alt: 'A dot', scope: 'office', office: network.own }));
  body.append('file', new Blob([new Uint8Array(data)], { type: mimetype }), name);
  return call('POST', '/media', body);
};
const addPerson = () =>
  call('POST', '/people', { first_name: 'Ama', last_name: 'Osei', scope: 'office', office: network.own });

/** A sum over every row of every table. */
async function everything(): Promise<string> {
  const { rows } = await direct.execute(
    sql`select string_agg(md5(query_to_xml('select * from ' || quote_ident(tablename) || ' t order by t::text', true, false, '')::text), ' ' order by tablename) as sum from pg_tables where schemaname = 'public'`,
  );
  return String(rows[0]?.sum);
}

/** What everything was after the attempt before, while attempts follow each other; to add it up takes longer than to try. */
let stood: string | null = null;

/** Loses the database at one message of the work. @returns whether it came so far, what was told, and what was stored. */
async function loseAt(at: number, fault: 'cut' | 'refuse' | 'hang', work: () => Promise<Told>) {
  // Connected already, so that all messages are those of the work.
  await api('/staff/me', { headers });
  const before = stood ?? (await everything());
  proxy.faultAt(at, fault);
  const told = await work();
  const cameSoFar = proxy.hasFailed();
  proxy.fault('none');
  const { pool } = backend.payload.db;
  stood = await everything();
  return {
    ...told,
    cameSoFar,
    isStored: stood !== before,
    held: pool.totalCount - pool.idleCount,
  };
}

const tryAgain = {
  status: 503,
  text: '{"errors":[{"message":"The database does not answer just now. Nothing was saved: try again in a moment"}]}',
  isStored: false,
  held: 0,
};
const lookFirst = {
  status: 503,
  text: '{"errors":[{"message":"The database stopped answering while it saved this. Load it again and look whether it is saved before you try again"}]}',
  isStored: false,
  held: 0,
};

/** What the composer sends: a block put in, from the newest draft. */
const compose = async () => {
  const found = await direct.execute(
    sql`select version_revision::int as revision from _pages_v where parent_id = ${page} and latest`,
  );
  const { revision } = revisionSchema.parse(found).rows[0];
  const node = { ...blocks[0], id: `put-in-${++count}` };
  const operations = [{ kind: 'insert', node, at: { parent: null, slot: '', after: null } }];
  const answer = await api(`/pages/${page}/composing?locale=en-GH`, {
    method: 'POST',
    body: { save: randomUUID(), operations },
    headers: { ...headers, 'if-match': `"${revision}"` },
  });
  return { status: answer.status, text: await answer.text() };
};

const works = [
  ['a change of a page', savePage],
  ['a save of the composer', compose],
  ['a new person', addPerson],
  ['an office that moves', moveOffice],
  ['an upload', upload],
] as const;

test.each(thinOut(works, 1))(
  'whatever the message at which %s loses the database, that is said, and nothing is stored',
  async (_what, work) => {
    expect((await work()).status).toBeLessThan(300);
    const faults = isLongForm ? (['cut', 'refuse'] as const) : (['cut'] as const);
    for (const fault of faults) {
      stood = null;
      const told: object[] = [];
      let last = false;
      for (let at = 0; !last; at += 1) {
        const { cameSoFar, ...one } = await loseAt(at, fault, work);
        last = !cameSoFar;
        if (!last) told.push(one);
      }
      expect(told.length).toBeGreaterThan(10);
      expect(told).toEqual([...told.slice(1).map(() => tryAgain), lookFirst]);
    }
  },
  300_000,
);

test('a database that is frozen is waited for in measure, and then the same', async () => {
  stood = null;
  for (const at of isLongForm ? [0, 1, 2, 16] : [16])
    expect(await loseAt(at, 'hang', savePage)).toMatchObject(tryAgain);
  expect((await savePage()).status).toBe(200);
}, 120_000);

test('what nobody waits for by the clock ends too when the line has swallowed it, and its connection with it', {
  skip: !isLongForm,
  timeout: 60_000,
}, async () => {
  const { drizzle, pool } = backend.payload.db;
  await drizzle.execute(sql`select 1`);
  proxy.faultAt(0, 'hang');
  const swallowed = drizzle.execute(sql`select 1`).then(
    () => 'answered',
    () => 'told that it was lost',
  );
  await expect.poll(() => proxy.hasFailed()).toBe(true);
  proxy.fault('none');
  expect(await swallowed).toBe('told that it was lost');
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const patient = drizzle.transaction(async (own) => {
    await own.execute(sql`set local statement_timeout = 0`);
    return own.execute(sql`select pg_sleep(11)`);
  });
  expect((await patient).rows).toHaveLength(1);
});

test('a save that the database ends, since it waited too long for another, is told the same', async () => {
  await direct.transaction(async (other) => {
    await other.execute(sql`select 1 from pages where id = ${page} for update`);
    const saving = savePage();
    // What its own clock does after eight seconds.
    const end = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await direct.execute(end)).rows.length, { timeout: 20_000 }).toBe(1);
    const { status, text } = await saving;
    expect({ status, text }).toEqual({ status: tryAgain.status, text: tryAgain.text });
  });
});
