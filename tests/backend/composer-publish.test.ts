import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type CmsApi, openCmsApi, signInCached } from './support/cms-api';
import { type Composing, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let composing: Composing;
let api: CmsApi;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  composing = await openComposing(backend, network);
  api = await openCmsApi();
});
afterAll(() => backend.stop());

type Role = keyof Network['users'];
type Sent = { by?: Role | null; as?: Role; from?: number | string; locale?: string; of?: string };

const answerSchema = z.object({
  revision: z.number().optional(),
  canEditMenus: z.boolean().optional(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

async function publish(id: number, { by = 'network-editor', as, from, locale, of = 'pages' }: Sent = {}) {
  const answer = await api(`/${of}/${id}/composing/publish${locale ? `?locale=${locale}` : ''}`, {
    method: 'POST',
    headers: {
      ...(by && (await signInCached(api, network.users[by].email, 'long enough to pass'))),
      ...(as && { 'x-acting-user': encodeURIComponent(network.users[as].email) }),
      ...(from !== undefined && { 'if-match': `"${from}"` }),
    },
  });
  const { revision, canEditMenus, errors } = answerSchema.parse(await answer.json());
  return { status: answer.status, revision, canEditMenus, message: errors?.[0]?.message };
}

const readPublished = (id: number, locale: 'en-GH' | 'en-US' = 'en-GH') =>
  backend.payload.findByID({ collection: 'pages', id, locale, overrideAccess: false });

describe('composer publish', () => {
  test('publishes every locale of the named revision as the next revision, from any locale', async () => {
    const id = await composing.createPage([textBlock('a')]);
    await composing.save(id, 1, [setText('a', 'Ghanaian')]);
    await composing.save(id, 2, [setText('a', 'American')], { locale: 'en-US' });
    const sent = { from: 3, as: 'network-editor', locale: 'en-US' } as const;
    expect(await publish(id, sent)).toEqual({ status: 200, revision: 4, canEditMenus: true });
    expect(await readPublished(id)).toMatchObject({
      title: 'Page',
      revision: 4,
      blocks: [textBlock('a', 'Ghanaian')],
    });
    expect((await readPublished(id, 'en-US')).blocks).toEqual([textBlock('a', 'American')]);
  });

  test('publishes sections, too', async () => {
    const data = { name: 'Shared', scope: 'network' as const, blocks: [textBlock('a')] };
    const { id } = await backend.payload.create({ collection: 'website-sections', data, draft: true });
    expect(await publish(id, { from: 1, of: 'website-sections' })).toMatchObject({
      status: 200,
      revision: 2,
    });
  });

  test('is refused for an outdated revision, with the user who saved', async () => {
    const id = await composing.createPage([textBlock('a')]);
    await composing.save(id, 1, [setText('a', 'x')], { by: network.users['network-admin'] });
    expect(await publish(id, { from: 1 })).toEqual({
      status: 409,
      message: 'network-admin has saved this since. Review it, and publish again',
    });
    expect(await publish(id)).toMatchObject({ status: 428 });
    expect(await publish(id, { from: 'two' })).toMatchObject({ status: 400 });
    expect((await readPublished(id)).blocks).toEqual([textBlock('a')]);
  });

  test('is refused for a future revision, with no user name', async () => {
    const id = await composing.createPage([textBlock('a')]);
    await composing.save(id, 1, [setText('a', 'x')], { by: network.users['network-editor'] });
    const unknown = {
      status: 409,
      message:
        'Revision 777 does not exist yet. Nothing was saved: reload, and start from the current version',
    };
    expect(await publish(id, { from: 777 })).toEqual(unknown);
    const headers = await signInCached(api, network.users['network-editor'].email, 'long enough to pass');
    const body = { save: crypto.randomUUID(), operations: [setText('a', 'y')] };
    for (const [method, path, sent] of [
      ['POST', `/pages/${id}/composing`, body],
      ['POST', `/pages/${id}/composing/follow?locale=en-US`, undefined],
      ['PATCH', `/pages/${id}?draft=true`, { title: 'Mine' }],
      ['DELETE', `/pages/${id}`, undefined],
    ] as const) {
      const answer = await api(path, { method, headers: { ...headers, 'if-match': '"777"' }, body: sent });
      const { errors } = answerSchema.parse(await answer.json());
      expect({ status: answer.status, message: errors?.[0]?.message }, `${method} ${path}`).toEqual(unknown);
    }
  });

  test('is refused for an incomplete document, with its issues', async () => {
    const id = await composing.createPage([textBlock('a')]);
    await composing.save(id, 1, [setText('a', '')]);
    expect(await publish(id, { from: 2 })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/.{10}/),
    });
    expect((await readPublished(id)).blocks).toEqual([textBlock('a')]);
  });
});

describe('composer publish access', () => {
  test('is limited to staff and documents they may edit', async () => {
    const [own, other, national] = [
      await composing.createPage([textBlock('a')], network.own),
      await composing.createPage([textBlock('a')], network.other),
      await composing.createPage([textBlock('a')]),
    ];
    for (const id of [own, other, national])
      await composing.save(id, 1, [setText('a', 'x')], { by: network.users['network-admin'] });
    expect(await publish(own, { from: 2, by: null })).toMatchObject({ status: 401 });
    for (const id of [other, national])
      expect((await publish(id, { from: 2, by: 'office-editor' })).status).toBeGreaterThanOrEqual(403);
    for (const id of [own, other, national])
      expect((await readPublished(id)).blocks).toEqual([textBlock('a')]);
    expect(await publish(own, { from: 2, by: 'office-editor' })).toMatchObject({ status: 200, revision: 3 });
    expect(await publish(999_999, { from: 1 })).toMatchObject({ status: 404 });
  });

  test('reports whether the user may edit a menu that visitors see', async () => {
    const { payload } = backend;
    const publishAsOffice = async () => {
      const id = await composing.createPage([textBlock('a')], network.own);
      await composing.save(id, 1, [setText('a', 'x')], { by: network.users['office-editor'] });
      return publish(id, { from: 2, by: 'office-editor' });
    };
    const items = [{ label: 'Sell', link_type: 'url' as const, url: '/sell' }];
    for (const office of [network.own, network.other])
      await payload.create({ collection: 'menus', data: { name: 'main', items, ...toOwnerFields(office) } });
    expect(await publishAsOffice()).toMatchObject({ status: 200, canEditMenus: false });
    const props = { name: 'Meridian' };
    const bind = { source: 'menu', query: { name: 'main' } };
    const blocks = [{ id: 'bar', type: 'site-header', version: 0, props, bind }];
    const header = { name: 'header', blocks };
    await payload.create({
      collection: 'website-sections',
      data: { ...header, ...toOwnerFields(network.other) },
    });
    expect(await publishAsOffice()).toMatchObject({ status: 200, canEditMenus: false });
    await payload.create({ collection: 'website-sections', data: { ...header, ...toOwnerFields(null) } });
    expect(await publishAsOffice()).toMatchObject({ status: 200, canEditMenus: true });
  });

  test('is refused in the name of a user who has signed out since', async () => {
    const id = await composing.createPage([textBlock('a')], network.own);
    await composing.save(id, 1, [setText('a', 'x')], { by: network.users['office-editor'] });
    expect(await publish(id, { from: 2, by: 'network-admin', as: 'office-editor' })).toMatchObject({
      status: 401,
    });
    expect((await readPublished(id)).blocks).toEqual([textBlock('a')]);
  });
});
