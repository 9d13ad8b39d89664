import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { openDatabase } from '../support/open-database';
import { isLongForm, sampleCases } from '../support/test-scope';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { pixelImage } from './support/pixel-image';
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
    mapDatabaseUrl: async (url) => {
      direct = openDatabase(url);
      proxy = await startFaultProxy(new URL(url).hostname, Number(new URL(url).port));
      return proxy.urlThrough(url);
    },
  });
  const { payload } = backend;
  network = await findNetwork(payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  const mediaData = { alt: 'A dot', scope: 'network' as const };
  picture = (await payload.create({ collection: 'media', data: mediaData, file: pixelImage() })).id;
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
beforeEach(() => proxy.setFault('none'));

type Outcome = { status: number; text: string };

async function call(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Outcome> {
  const answer = await api(path, { method, body, headers });
  return { status: answer.status, text: await answer.text() };
}

const revisionSchema = z.object({ rows: z.tuple([z.object({ revision: z.number() })]) });

/** Changes a document from its stored revision. */
async function change(table: 'pages' | 'offices', id: number, fields: object): Promise<Outcome> {
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
  const { data, name, mimetype } = pixelImage();
  const body = new FormData();
  body.append('_payload', JSON.stringify({ alt: 'A dot', scope: 'office', office: network.own }));
  body.append('file', new Blob([new Uint8Array(data)], { type: mimetype }), name);
  return call('POST', '/media', body);
};
const addPerson = () =>
  call('POST', '/people', { first_name: 'Ama', last_name: 'Osei', scope: 'office', office: network.own });

/** A checksum over every row of every table. */
async function checksumOfAllRows(): Promise<string> {
  const { rows } = await direct.execute(
    sql`select string_agg(md5(query_to_xml('select * from ' || quote_ident(tablename) || ' t order by t::text', true, false, '')::text), ' ' order by tablename) as sum from pg_tables where schemaname = 'public'`,
  );
  return String(rows[0]?.sum);
}

/** The checksum after the previous attempt, as it takes longer than an attempt. */
let previousSum: string | null = null;

/**
 * Loses the database at one protocol message of the work. @returns whether that message was reached, the
 * response, and whether anything was stored.
 */
async function loseAt(at: number, fault: 'cut' | 'refuse' | 'hang', work: () => Promise<Outcome>) {
  // Connects first, so that all counted messages belong to the work.
  await api('/staff/me', { headers });
  const before = previousSum ?? (await checksumOfAllRows());
  proxy.failAt(at, fault);
  const outcome = await work();
  const isReached = proxy.hasFailed();
  proxy.setFault('none');
  const { pool } = backend.payload.db;
  previousSum = await checksumOfAllRows();
  return {
    ...outcome,
    isReached,
    isStored: previousSum !== before,
    held: pool.totalCount - pool.idleCount,
  };
}

const retryOutcome = {
  status: 503,
  text: '{"errors":[{"message":"The database is not responding. Nothing was saved: try again in a moment"}]}',
  isStored: false,
  held: 0,
};
const uncertainOutcome = {
  status: 503,
  text: '{"errors":[{"message":"The connection to the database was lost while saving. Reload, and check whether your changes were saved"}]}',
  isStored: false,
  held: 0,
};

/** A composer save: inserts a block into the newest draft. */
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

test.each(sampleCases(works, 1))(
  'database connection loss › at any protocol message, %s reports the failure and stores nothing',
  async (_case, work) => {
    expect((await work()).status).toBeLessThan(300);
    const faults = isLongForm ? (['cut', 'refuse'] as const) : (['cut'] as const);
    for (const fault of faults) {
      previousSum = null;
      const outcomes: object[] = [];
      let last = false;
      for (let at = 0; !last; at += 1) {
        const { isReached, ...one } = await loseAt(at, fault, work);
        last = !isReached;
        if (!last) outcomes.push(one);
      }
      expect(outcomes.length).toBeGreaterThan(10);
      expect(outcomes).toEqual([...outcomes.slice(1).map(() => retryOutcome), uncertainOutcome]);
    }
  },
  300_000,
);

test('database connection loss › a frozen database times out with the same result', async () => {
  previousSum = null;
  for (const at of isLongForm ? [0, 1, 2, 16] : [16])
    expect(await loseAt(at, 'hang', savePage)).toMatchObject(retryOutcome);
  expect((await savePage()).status).toBe(200);
}, 120_000);

test('database connection loss › work without a timeout also ends when the network drops its packets', {
  skip: !isLongForm,
  timeout: 60_000,
}, async () => {
  const { drizzle, pool } = backend.payload.db;
  await drizzle.execute(sql`select 1`);
  proxy.failAt(0, 'hang');
  const lostQuery = drizzle.execute(sql`select 1`).then(
    () => 'answered',
    () => 'rejected',
  );
  await expect.poll(() => proxy.hasFailed()).toBe(true);
  proxy.setFault('none');
  expect(await lostQuery).toBe('rejected');
  expect(pool.totalCount - pool.idleCount).toBe(0);
  // A statement that is running on a live connection is not aborted.
  const longStatement = drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    return transaction.execute(sql`select pg_sleep(11)`);
  });
  expect((await longStatement).rows).toHaveLength(1);
});

test('database connection loss › a save that the database cancels after a lock timeout reports the same failure', async () => {
  await direct.transaction(async (other) => {
    await other.execute(sql`select 1 from pages where id = ${page} for update`);
    const saving = savePage();
    // Simulates the timeout after eight seconds.
    const end = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => (await direct.execute(end)).rows.length, { timeout: 20_000 }).toBe(1);
    const { status, text } = await saving;
    expect({ status, text }).toEqual({ status: retryOutcome.status, text: retryOutcome.text });
  });
});
