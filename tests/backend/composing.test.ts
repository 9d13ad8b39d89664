import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { handleEndpoints, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findDifference } from '@/lib/document/operations/find-difference';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { createNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend();
  network = await createNetwork(backend.payload);
  for (const { email } of Object.values(network.users)) {
    const data = { email, password: 'long enough to pass' };
    const { token } = await backend.payload.login({ collection: 'staff', data });
    tokens.set(email, token ?? '');
  }
});
afterAll(() => backend.stop());

const answerSchema = z.looseObject({
  revision: z.number().optional(),
  by: z.string().nullish(),
  nodes: z.array(z.unknown()).optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

type Sent = { by?: TypedUser | null; body?: unknown; from?: number; locale?: string; collection?: string };

async function call(id: number, { by, body, from, locale = 'en-GH', collection = 'pages' }: Sent = {}) {
  const token = by === null ? '' : tokens.get((by ?? network.users['network-editor']).email);
  const request = new Request(
    `http://localhost:3000/cms-api/${collection}/${id}/composing?locale=${locale}`,
    {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `JWT ${token}` }),
        ...(from !== undefined && { 'if-match': `"${from}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  const response = await handleEndpoints({ config: backend.payload.config, request });
  const { errors, ...answer } = answerSchema.parse(await response.json());
  return { status: response.status, ...answer, message: errors?.[0]?.message };
}

const save = (
  id: number,
  from: number,
  operations: readonly Operation[],
  more: Sent & { save?: string } = {},
) => {
  const { save: name = randomUUID(), ...sent } = more;
  return call(id, { ...sent, from, body: { save: name, operations } });
};

const words = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const say = (id: string, value: unknown): Operation => ({ kind: 'set', id, path: ['text'], value });
const put = (node: unknown, after: string | null = null): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after },
});

let count = 0;
async function makePage(blocks: Record<string, unknown>[], office?: number) {
  count += 1;
  const owner = office
    ? { scope: 'office' as const, office, route: 'tribeCustomPage' as const }
    : { scope: 'network' as const, route: 'customPage' as const };
  const data = { title: 'Page', slug: `composed-${count}`, layout: 'default' as const, ...owner, blocks };
  return (await backend.payload.create({ collection: 'pages', data: { ...data, _status: 'published' } })).id;
}
const stored = async (id: number) => {
  const { revision, nodes } = await call(id);
  return { revision, nodes };
};

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

  test('that was refused may be sent again', async () => {
    const id = await makePage([words('a')]);
    const name = randomUUID();
    expect(await save(id, 7, [say('a', 'x')], { save: name })).toMatchObject({ status: 409 });
    expect(await save(id, 1, [say('a', 'x')], { save: name })).toMatchObject({ status: 200, revision: 2 });
  });

  test('of two at once one is done', async () => {
    const id = await makePage([words('a'), words('b')]);
    const saves = await Promise.all(['a', 'b'].map((block) => save(id, 1, [say(block, 'new')])));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stored(id)).revision).toBe(2);
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
      message: expect.stringContaining('rich-text "a" at props.text'),
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
      expect(await call(id, { from: 1, body })).toMatchObject({ status: 400 });
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

describe('who composes', () => {
  const editor = () => network.users['office-editor'];

  test('is staff, and works on what is theirs', async () => {
    const [own, other, national] = await Promise.all([
      makePage([words('a')], network.own),
      makePage([words('a')], network.other),
      makePage([words('a')]),
    ]);
    expect(await call(own, { by: null })).toMatchObject({ status: 401 });
    expect(await save(own, 1, [say('a', 'x')], { by: null })).toMatchObject({ status: 401 });
    expect(await save(own, 1, [say('a', 'x')], { by: editor() })).toMatchObject({ status: 200, revision: 2 });
    for (const id of [other, national])
      expect(
        (await save(id, 1, [say('a', 'x')], { by: editor() })).status,
        'of others',
      ).toBeGreaterThanOrEqual(403);
    expect(await stored(other)).toEqual({ revision: 1, nodes: [words('a')] });
    expect(await stored(national)).toEqual({ revision: 1, nodes: [words('a')] });
  });

  test('is refused with the reason what only the network may do, whatever the operations are called', async () => {
    const id = await makePage([words('a'), { ...words('l'), lock: true }], network.own);
    const header = { id: 'n', type: 'not-found', version: 0, props: {} };
    const forged: Operation[][] = [
      [put(header)],
      [{ kind: 'replace', id: 'a', own: { ...header, id: 'a' } }],
      [say('l', 'x')],
      [{ kind: 'remove', id: 'l' }],
      [{ kind: 'remove', id: 'l' }, put(words('l'), 'a')],
      [{ kind: 'lock', id: 'l' }],
      [{ kind: 'hide', id: 'l', hidden: true }],
    ];
    for (const operations of forged)
      expect(await save(id, 1, operations, { by: editor() }), JSON.stringify(operations)).toMatchObject({
        status: 400,
        message: expect.stringMatching(/network's staff may|locked/),
      });
    expect((await stored(id)).revision).toBe(1);
    const before = openDocument([words('a'), { ...words('l'), lock: true }]);
    const after = openDocument([{ ...words('l'), lock: true }, words('a', 'x')]);
    expect(await save(id, 1, findDifference(before, after), { by: editor() })).toMatchObject({ status: 200 });
  });
});
