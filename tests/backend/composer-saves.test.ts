import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Composing, insertBlock, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';
import { waitForLockWaits } from './support/wait-for-lock-waits';

let backend: TestBackend;
let network: Network;
let call: Composing['call'];
let save: Composing['save'];
let createPage: Composing['createPage'];
let stored: Composing['stored'];

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ({ call, save, createPage, stored } = await openComposing(backend, network));
});
afterAll(() => backend.stop());

describe('composer save', () => {
  test('is applied to its base revision as a draft; visitors see the published version', async () => {
    const id = await createPage([textBlock('a')]);
    expect(await call(id)).toMatchObject({ status: 200, revision: 1, by: null, nodes: [textBlock('a')] });
    expect(await save(id, 1, [setText('a', 'new'), insertBlock(textBlock('b'), 'a')])).toMatchObject({
      status: 200,
      revision: 2,
    });
    expect(await call(id)).toMatchObject({
      revision: 2,
      by: 'network-editor',
      nodes: [textBlock('a', 'new'), textBlock('b')],
    });
    const published = await backend.payload.findByID({ collection: 'pages', id, overrideAccess: false });
    expect(published.blocks).toEqual([textBlock('a')]);
  });

  test('is refused without changes when the base revision is outdated', async () => {
    const id = await createPage([textBlock('a')]);
    await save(id, 1, [setText('a', 'first')], { by: network.users['network-admin'] });
    expect(await save(id, 1, [setText('a', 'second')])).toMatchObject({
      status: 409,
      message: 'network-admin has saved this since. Read it again, and resend the remaining changes.',
    });
    expect(await stored(id)).toEqual({ revision: 2, nodes: [textBlock('a', 'first')] });
  });

  test('is idempotent when it is sent again, also after saves of others', async () => {
    const id = await createPage([textBlock('a')]);
    const name = randomUUID();
    const [one, other] = await Promise.all(
      [0, 1].map(() => save(id, 1, [insertBlock(textBlock('b'))], { save: name })),
    );
    expect([one, other]).toMatchObject([
      { status: 200, revision: 2 },
      { status: 200, revision: 2 },
    ]);
    await save(id, 2, [{ kind: 'remove', id: 'b' }]);
    expect(await save(id, 1, [insertBlock(textBlock('b'))], { save: name })).toMatchObject({
      status: 200,
      revision: 3,
    });
    expect(await stored(id)).toEqual({ revision: 3, nodes: [textBlock('a')] });
  });

  test('with a used id and another body is a new save and does not report success', async () => {
    const id = await createPage([textBlock('a')]);
    const name = randomUUID();
    await save(id, 1, [setText('a', 'first')], { save: name });
    expect(await save(id, 1, [setText('a', 'second')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(id, 2, [setText('a', 'second')], { save: name })).toMatchObject({ revision: 3 });
    expect(await stored(id)).toEqual({ revision: 3, nodes: [textBlock('a', 'second')] });
  });

  test('with the id of another user or page is a separate save', async () => {
    const [id, elsewhere] = [await createPage([textBlock('a')]), await createPage([textBlock('a')])];
    const name = randomUUID();
    const admin = network.users['network-admin'];
    await save(id, 1, [setText('a', 'x')], { save: name, by: admin });
    expect(await save(id, 1, [setText('a', 'y')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(elsewhere, 1, [setText('a', 'y')], { save: name, by: admin })).toMatchObject({
      revision: 2,
    });
    expect(await stored(elsewhere)).toMatchObject({ nodes: [textBlock('a', 'y')] });
  });

  test('can be sent again after a refusal', async () => {
    const id = await createPage([textBlock('a')]);
    const name = randomUUID();
    expect(await save(id, 7, [setText('a', 'x')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(id, 1, [setText('a', 'x')], { save: name })).toMatchObject({
      status: 200,
      revision: 2,
    });
  });

  test('is recognised for some days and then forgotten', async () => {
    const id = await createPage([textBlock('a')]);
    const { pool } = backend.payload.db;
    const ages = ['3 days', '5 days'];
    const note = 'insert into composer_saves values (gen_random_uuid(), now() - $1::interval) returning id';
    const noted = await Promise.all(ages.map(async (age) => (await pool.query(note, [age])).rows[0].id));
    await save(id, 1, [setText('a', 'x')]);
    const remaining = await pool.query('select id from composer_saves where id = any($1)', [noted]);
    expect(remaining.rows).toEqual([{ id: noted[0] }]);
  });

  test('one of several concurrent saves succeeds, and the others get a conflict', async () => {
    const blocks = ['a', 'b', 'c', 'd', 'e', 'f'];
    const id = await createPage(blocks.map((block) => textBlock(block)));
    const saves = await Promise.all(blocks.map((block) => save(id, 1, [setText(block, 'new')])));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, ...blocks.slice(1).map(() => 409)]);
    expect((await stored(id)).revision).toBe(2);
  });

  test('is retried after a deadlock with another save', async () => {
    const id = await createPage([textBlock('a')]);
    const name = randomUUID();
    const { pool } = backend.payload.db;
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from pages where id = $1 for update', [id]);
      const saving = save(id, 1, [setText('a', 'x')], { save: name });
      await waitForLockWaits(backend);
      // PostgreSQL cancels the transaction that waits longest, which is the save.
      await other.query("set local deadlock_timeout = '30s'");
      const key = `${name} pages/${id} ${network.users['network-editor'].id}`;
      await other.query('insert into composer_saves (id) values (md5($1)::uuid)', [key]);
      await other.query('rollback');
      expect(await saving).toMatchObject({ status: 200, revision: 2 });
    } finally {
      other.release();
    }
    expect(await stored(id)).toEqual({ revision: 2, nodes: [textBlock('a', 'x')] });
  });

  test('changes one locale', async () => {
    const id = await createPage([textBlock('a')]);
    await save(id, 1, [setText('a', 'American')], { locale: 'en-US' });
    expect(await call(id)).toMatchObject({ revision: 2, nodes: [textBlock('a')] });
    expect(await call(id, { locale: 'en-US' })).toMatchObject({ nodes: [textBlock('a', 'American')] });
  });

  test('accepts an incomplete block and rejects a malformed one', async () => {
    const id = await createPage([textBlock('a')]);
    expect(await save(id, 1, [setText('a', '')])).toMatchObject({ status: 200 });
    expect(await save(id, 2, [setText('a', 7)])).toMatchObject({
      status: 400,
      message: expect.stringContaining('Text, Text: '),
      blocks: ['a'],
    });
    expect(await stored(id)).toEqual({ revision: 2, nodes: [textBlock('a', '')] });
  });

  test('reports why it was refused', async () => {
    const id = await createPage([textBlock('a')]);
    expect(await save(id, 1, [setText('z', 'x')])).toMatchObject({
      status: 422,
      message: 'The block no longer exists',
    });
    expect(await call(id, { body: { save: randomUUID(), operations: [setText('a', 'x')] } })).toMatchObject({
      status: 428,
    });
    for (const body of [
      {},
      [],
      null,
      'x',
      { save: 'x', operations: [setText('a', 'x')] },
      { save: randomUUID(), operations: [] },
      { save: randomUUID(), operations: [{ kind: 'drop' }] },
    ])
      expect(await call(id, { from: 1, body })).toMatchObject({
        ...{ status: 400, message: 'Send the key of a save, and 1 to 5,000 operations' },
      });
    expect((await stored(id)).revision).toBe(1);
  });

  test('preserves unreadable blocks byte for byte and moves them', async () => {
    const id = await createPage([textBlock('a')]);
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
