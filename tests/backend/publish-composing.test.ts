import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CmsApi, openCmsApi, signInOnce } from './support/cms-api';
import { type Composing, openComposing, say, words } from './support/composing-calls';
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
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});

async function publish(id: number, { by = 'network-editor', as, from, locale, of = 'pages' }: Sent = {}) {
  const answer = await api(`/${of}/${id}/composing/publish${locale ? `?locale=${locale}` : ''}`, {
    method: 'POST',
    headers: {
      ...(by && (await signInOnce(api, network.users[by].email, 'long enough to pass'))),
      ...(as && { 'x-composing-as': encodeURIComponent(network.users[as].email) }),
      ...(from !== undefined && { 'if-match': `"${from}"` }),
    },
  });
  const { revision, errors } = answerSchema.parse(await answer.json());
  return { status: answer.status, revision, message: errors?.[0]?.message };
}

const shown = (id: number, locale: 'en-GH' | 'en-US' = 'en-GH') =>
  backend.payload.findByID({ collection: 'pages', id, locale, overrideAccess: false });

describe('publishing from the composer', () => {
  test('shows visitors every language of the revision it names, as the next one, wherever it was asked for', async () => {
    const id = await composing.makePage([words('a')]);
    await composing.save(id, 1, [say('a', 'Ghanaian')]);
    await composing.save(id, 2, [say('a', 'American')], { locale: 'en-US' });
    const sent = { from: 3, as: 'network-editor', locale: 'en-US' } as const;
    expect(await publish(id, sent)).toEqual({ status: 200, revision: 4 });
    expect(await shown(id)).toMatchObject({ title: 'Page', revision: 4, blocks: [words('a', 'Ghanaian')] });
    expect((await shown(id, 'en-US')).blocks).toEqual([words('a', 'American')]);
  });

  test('publishes sections, too', async () => {
    const data = { name: 'Shared', scope: 'network' as const, blocks: [words('a')] };
    const { id } = await backend.payload.create({ collection: 'website-sections', data, draft: true });
    expect(await publish(id, { from: 1, of: 'website-sections' })).toMatchObject({
      status: 200,
      revision: 2,
    });
  });

  test('is refused of another revision than is stored, and says who has saved', async () => {
    const id = await composing.makePage([words('a')]);
    await composing.save(id, 1, [say('a', 'x')], { by: network.users['network-admin'] });
    expect(await publish(id, { from: 1 })).toEqual({
      status: 409,
      message: 'network-admin has saved this since. Look at it, and publish again',
    });
    expect(await publish(id)).toMatchObject({ status: 428 });
    expect(await publish(id, { from: 'two' })).toMatchObject({ status: 400 });
    expect((await shown(id)).blocks).toEqual([words('a')]);
  });

  test('is refused of a revision that is still to come, and names nobody who would have saved', async () => {
    const id = await composing.makePage([words('a')]);
    await composing.save(id, 1, [say('a', 'x')], { by: network.users['network-editor'] });
    const unknown = {
      status: 409,
      message:
        'There is no revision 777 of this yet. Nothing was stored: load it again, and start from what you are shown',
    };
    expect(await publish(id, { from: 777 })).toEqual(unknown);
    const headers = await signInOnce(api, network.users['network-editor'].email, 'long enough to pass');
    const body = { save: crypto.randomUUID(), operations: [say('a', 'y')] };
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

  test('is refused of what is not finished, with what is wrong', async () => {
    const id = await composing.makePage([words('a')]);
    await composing.save(id, 1, [say('a', '')]);
    expect(await publish(id, { from: 2 })).toMatchObject({
      status: 400,
      message: expect.stringMatching(/.{10}/),
    });
    expect((await shown(id)).blocks).toEqual([words('a')]);
  });
});

describe('whoever publishes', () => {
  test('is staff, and publishes what is theirs', async () => {
    const [own, other, national] = [
      await composing.makePage([words('a')], network.own),
      await composing.makePage([words('a')], network.other),
      await composing.makePage([words('a')]),
    ];
    for (const id of [own, other, national])
      await composing.save(id, 1, [say('a', 'x')], { by: network.users['network-admin'] });
    expect(await publish(own, { from: 2, by: null })).toMatchObject({ status: 401 });
    for (const id of [other, national])
      expect((await publish(id, { from: 2, by: 'office-editor' })).status).toBeGreaterThanOrEqual(403);
    for (const id of [own, other, national]) expect((await shown(id)).blocks).toEqual([words('a')]);
    expect(await publish(own, { from: 2, by: 'office-editor' })).toMatchObject({ status: 200, revision: 3 });
    expect(await publish(999_999, { from: 1 })).toMatchObject({ status: 404 });
  });

  test('is whoever composes: nothing is published in the name of another who has signed in since', async () => {
    const id = await composing.makePage([words('a')], network.own);
    await composing.save(id, 1, [say('a', 'x')], { by: network.users['office-editor'] });
    expect(await publish(id, { from: 2, by: 'network-admin', as: 'office-editor' })).toMatchObject({
      status: 401,
    });
    expect((await shown(id)).blocks).toEqual([words('a')]);
  });
});
