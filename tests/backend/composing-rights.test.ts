import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDifference } from '@/lib/document/operations/find-difference';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Composing, openComposing, put, say, words } from './support/composing-calls';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let call: Composing['call'];
let save: Composing['save'];
let makePage: Composing['makePage'];
let stored: Composing['stored'];
let empty: Composing['empty'];
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ({ call, save, makePage, stored, empty } = await openComposing(backend, network));
});
afterAll(() => backend.stop());

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
      expect([403, 404], 'of others').toContain(
        (await save(id, 1, [say('a', 'x')], { by: editor() })).status,
      );
    expect(await stored(other)).toEqual({ revision: 1, nodes: [words('a')] });
    expect(await stored(national)).toEqual({ revision: 1, nodes: [words('a')] });
  });

  test('is whoever typed it: what is sent as somebody else’s is not stored', async () => {
    const id = await makePage([words('a')]);
    const as = network.users['network-admin'].email;
    expect(await save(id, 1, [say('a', 'x')], { as })).toMatchObject({ status: 401 });
    expect(await call(id, { as })).toMatchObject({ status: 401 });
    const own = network.users['network-editor'].email;
    expect(await save(id, 1, [say('a', 'x')], { as: own })).toMatchObject({ status: 200, revision: 2 });
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
    expect(await empty(id, editor())).toBe(400);
    expect((await stored(id)).revision).toBe(1);
    const before = openDocument([words('a'), { ...words('l'), lock: true }]);
    const after = openDocument([{ ...words('l'), lock: true }, words('a', 'x')]);
    expect(await save(id, 1, findDifference(before, after), { by: editor() })).toMatchObject({ status: 200 });
  });

  test('lets a language follow again that differs in what is theirs, and in nothing that is locked', async () => {
    const blocks = [{ ...words('l'), lock: true }, words('a')];
    const follow = (id: number, from: number) =>
      call(id, { by: editor(), body: {}, from, locale: 'en-US', what: '/follow' });
    const own = await makePage(blocks, network.own);
    const american = { by: editor(), locale: 'en-US' };
    expect(await save(own, 1, [say('a', 'color')], american)).toMatchObject({ status: 200, revision: 2 });
    expect(await follow(own, 2)).toMatchObject({ status: 200, revision: 3 });
    expect((await call(own, { locale: 'en-US' })).nodes).toEqual(blocks);
    const parted = await makePage(blocks, network.own);
    expect(await save(parted, 1, [say('l', 'color')], { locale: 'en-US' })).toMatchObject({ status: 200 });
    expect(await follow(parted, 2)).toMatchObject({
      status: 400,
      message: expect.stringContaining("only the network's staff may change it"),
    });
  });
});
