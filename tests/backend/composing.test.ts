import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Composing, openComposing, put, say, words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';
import { untilWaiting } from './support/until-waiting';

let backend: TestBackend;
let network: Network;
let call: Composing['call'];
let save: Composing['save'];
let makePage: Composing['makePage'];
let stored: Composing['stored'];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ({ call, save, makePage, stored } = await openComposing(backend, network));
});
afterAll(() => backend.stop());

describe('a save of the composer', () => {
  test('is done to the revision it started from, as a draft; visitors see what is published', async () => {
    const id = await makePage([words('a')]);
    expect(await call(id)).toMatchObject({ status: 200, revision: 1, by: null, nodes: [words('a')] });
    expect(await save(id, 1, [say('a', 'new'), put(words('b'), 'a')])).toMatchObject({
      status: 200,
      revision: 2,
    });
    expect(await call(id)).toMatchObject({
      revision: 2,
      by: 'network-editor',
      nodes: [words('a', 'new'), words('b')],
    });
    const published = await backend.payload.findByID({ collection: 'pages', id, overrideAccess: false });
    expect(published.blocks).toEqual([words('a')]);
  });

  test('is refused when somebody has saved since, and nothing of it is stored', async () => {
    const id = await makePage([words('a')]);
    await save(id, 1, [say('a', 'first')], { by: network.users['network-admin'] });
    expect(await save(id, 1, [say('a', 'second')])).toMatchObject({
      status: 409,
      message: 'network-admin has saved this since. Read it again, and send what is still to be done.',
    });
    expect(await stored(id)).toEqual({ revision: 2, nodes: [words('a', 'first')] });
  });

  test('sent again is not done again, also after others have saved', async () => {
    const id = await makePage([words('a')]);
    const name = randomUUID();
    const [one, other] = await Promise.all([0, 1].map(() => save(id, 1, [put(words('b'))], { save: name })));
    expect([one, other]).toMatchObject([
      { status: 200, revision: 2 },
      { status: 200, revision: 2 },
    ]);
    await save(id, 2, [{ kind: 'remove', id: 'b' }]);
    expect(await save(id, 1, [put(words('b'))], { save: name })).toMatchObject({ status: 200, revision: 3 });
    expect(await stored(id)).toEqual({ revision: 3, nodes: [words('a')] });
  });

  test('under an id that was sent with something else is another one, which is not told that it is stored', async () => {
    const id = await makePage([words('a')]);
    const name = randomUUID();
    await save(id, 1, [say('a', 'first')], { save: name });
    expect(await save(id, 1, [say('a', 'second')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(id, 2, [say('a', 'second')], { save: name })).toMatchObject({ revision: 3 });
    expect(await stored(id)).toEqual({ revision: 3, nodes: [words('a', 'second')] });
  });

  test('that somebody else has done is another save, as is one of another page', async () => {
    const [id, elsewhere] = [await makePage([words('a')]), await makePage([words('a')])];
    const name = randomUUID();
    const admin = network.users['network-admin'];
    await save(id, 1, [say('a', 'x')], { save: name, by: admin });
    expect(await save(id, 1, [say('a', 'y')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(elsewhere, 1, [say('a', 'y')], { save: name, by: admin })).toMatchObject({
      revision: 2,
    });
    expect(await stored(elsewhere)).toMatchObject({ nodes: [words('a', 'y')] });
  });

  test('that was refused may be sent again', async () => {
    const id = await makePage([words('a')]);
    const name = randomUUID();
    expect(await save(id, 7, [say('a', 'x')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(id, 1, [say('a', 'x')], { save: name })).toMatchObject({ status: 200, revision: 2 });
  });

  test('is known again for some days, and forgotten then', async () => {
    const id = await makePage([words('a')]);
    const { pool } = backend.payload.db;
    const ages = ['3 days', '5 days'];
    const note = 'insert into composer_saves values (gen_random_uuid(), now() - $1::interval) returning save';
    const noted = await Promise.all(ages.map(async (age) => (await pool.query(note, [age])).rows[0].save));
    await save(id, 1, [say('a', 'x')]);
    const left = await pool.query('select save from composer_saves where save = any($1)', [noted]);
    expect(left.rows).toEqual([{ save: noted[0] }]);
  });

  test('of several at once one is done, and the others are told that it was', async () => {
    const blocks = ['a', 'b', 'c', 'd', 'e', 'f'];
    const id = await makePage(blocks.map((block) => words(block)));
    const saves = await Promise.all(blocks.map((block) => save(id, 1, [say(block, 'new')])));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...blocks.slice(1).map(() => 409)]);
    expect((await stored(id)).revision).toBe(2);
  });

  test('is done after all when it and another save have waited for each other', async () => {
    const id = await makePage([words('a')]);
    const name = randomUUID();
    const { pool } = backend.payload.db;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from pages where id = $1 for update', [id]);
      const saving = save(id, 1, [say('a', 'x')], { save: name });
      await untilWaiting(backend);
      // The one that waits longest is ended, which is the save.
      await other.query("set local deadlock_timeout = '30s'");
      const key = `${name} pages/${id} ${network.users['network-editor'].id}`;
      await other.query('insert into composer_saves (save) values (md5($1)::uuid)', [key]);
      await other.query('rollback');
      expect(await saving).toMatchObject({ status: 200, revision: 2 });
    } finally {
      other.release();
    }
    expect(await stored(id)).toEqual({ revision: 2, nodes: [words('a', 'x')] });
  });

  test('is in one language', async () => {
    const id = await makePage([words('a')]);
    await save(id, 1, [say('a', 'American')], { locale: 'en-US' });
    expect(await call(id)).toMatchObject({ revision: 2, nodes: [words('a')] });
    expect(await call(id, { locale: 'en-US' })).toMatchObject({ nodes: [words('a', 'American')] });
  });

  test('may leave a block unfinished, and nothing malformed', async () => {
    const id = await makePage([words('a')]);
    expect(await save(id, 1, [say('a', '')])).toMatchObject({ status: 200 });
    expect(await save(id, 2, [say('a', 7)])).toMatchObject({
      status: 400,
      message: expect.stringContaining('Text, Text: '),
      blocks: ['a'],
    });
    expect(await stored(id)).toEqual({ revision: 2, nodes: [words('a', '')] });
  });

  test('says why it cannot be done', async () => {
    const id = await makePage([words('a')]);
    expect(await save(id, 1, [say('z', 'x')])).toMatchObject({
      status: 422,
      message: 'The block is not there any more',
    });
    expect(await call(id, { body: { save: randomUUID(), operations: [say('a', 'x')] } })).toMatchObject({
      status: 428,
    });
    for (const body of [
      {},
      [],
      null,
      'x',
      { save: 'x', operations: [say('a', 'x')] },
      { save: randomUUID(), operations: [] },
      { save: randomUUID(), operations: [{ kind: 'drop' }] },
    ])
      expect(await call(id, { from: 1, body })).toMatchObject({
        ...{ status: 400, message: 'Send the key of a save, and 1 to 5,000 operations of ours' },
      });
    expect((await stored(id)).revision).toBe(1);
  });

  test('keeps what nobody here can read byte for byte, and moves it', async () => {
    const id = await makePage([words('a')]);
    const strange = `[{"type":"hologram","id":"h","version":1.0,"props":{"x":1e400,"b":1,"a":[1.50]}},{"id":"a","type":"rich-text","version":0,"props":{"text":"a"}}]`;
    await backend.payload.db.drizzle.execute(sql`update _pages_v_locales l set version_blocks = ${strange}::json
      from _pages_v v where v.id = l._parent_id and v.parent_id = ${id} and v.latest`);
    await backend.payload.db.drizzle.execute(
      sql`update pages_locales set blocks = ${strange}::json where _parent_id = ${id}`,
    );
    expect(
      await save(id, 1, [{ kind: 'move', id: 'h', to: { parent: null, slot: '', after: 'a' } }]),
    ).toMatchObject({ status: 200 });
    const { rows } =
      await backend.payload.db.drizzle.execute(sql`select version_blocks::text as text from _pages_v_locales l
      join _pages_v v on v.id = l._parent_id where v.parent_id = ${id} and v.latest`);
    expect(rows[0]?.text).toContain(
      '{"type":"hologram","id":"h","version":1.0,"props":{"x":1e400,"b":1,"a":[1.50]}}',
    );
  });
});
