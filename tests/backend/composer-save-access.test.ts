import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDifference } from '@/lib/document/operations/find-difference';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Composing, insertBlock, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let call: Composing['call'];
let save: Composing['save'];
let createPage: Composing['createPage'];
let stored: Composing['stored'];
let empty: Composing['empty'];
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  ({ call, save, createPage, stored, empty } = await openComposing(backend, network));
});
afterAll(() => backend.stop());

describe('composer save access', () => {
  const editor = () => network.users['office-editor'];

  test("refuses a save that is sent in another user's name", async () => {
    const id = await createPage([textBlock('a')]);
    const as = network.users['network-admin'].email;
    expect(await save(id, 1, [setText('a', 'x')], { as })).toMatchObject({ status: 401 });
    expect(await call(id, { as })).toMatchObject({ status: 401 });
    const own = network.users['network-editor'].email;
    expect(await save(id, 1, [setText('a', 'x')], { as: own })).toMatchObject({ status: 200, revision: 2 });
  });

  test('refuses network-only changes with the reason, whatever the operations', async () => {
    const id = await createPage([textBlock('a'), { ...textBlock('l'), lock: true }], network.own);
    const header = { id: 'n', type: 'not-found', version: 0, props: {} };
    const forged: Operation[][] = [
      [insertBlock(header)],
      [{ kind: 'replace', id: 'a', own: { ...header, id: 'a' } }],
      [setText('l', 'x')],
      [{ kind: 'remove', id: 'l' }],
      [{ kind: 'remove', id: 'l' }, insertBlock(textBlock('l'), 'a')],
      [{ kind: 'lock', id: 'l' }],
      [{ kind: 'hide', id: 'l', hidden: true }],
    ];
    for (const operations of forged)
      expect(await save(id, 1, operations, { by: editor() }), JSON.stringify(operations)).toMatchObject({
        status: 400,
        message: expect.stringMatching(/network’s staff can|locked/),
      });
    expect((await stored(id)).revision).toBe(1);
    expect(await empty(id, editor())).toBe(400);
    expect((await stored(id)).revision).toBe(1);
    const before = openDocument([textBlock('a'), { ...textBlock('l'), lock: true }]);
    const after = openDocument([{ ...textBlock('l'), lock: true }, textBlock('a', 'x')]);
    expect(await save(id, 1, findDifference(before, after), { by: editor() })).toMatchObject({ status: 200 });
  });

  test("lets a locale follow the default again when only the user's own blocks differ", async () => {
    const blocks = [{ ...textBlock('l'), lock: true }, textBlock('a')];
    const follow = (id: number, from: number) =>
      call(id, { by: editor(), body: {}, from, locale: 'en-US', subpath: '/follow' });
    const own = await createPage(blocks, network.own);
    const american = { by: editor(), locale: 'en-US' };
    expect(await save(own, 1, [setText('a', 'color')], american)).toMatchObject({ status: 200, revision: 2 });
    expect(await follow(own, 2)).toMatchObject({ status: 200, revision: 3 });
    expect((await call(own, { locale: 'en-US' })).nodes).toEqual(blocks);
    const parted = await createPage(blocks, network.own);
    expect(await save(parted, 1, [setText('l', 'color')], { locale: 'en-US' })).toMatchObject({
      status: 200,
    });
    expect(await follow(parted, 2)).toMatchObject({
      status: 400,
      message: expect.stringContaining('only the network’s staff can change it'),
    });
  });
});
