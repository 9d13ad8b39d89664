import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network } from './support/network';
import { createOwn, storedRow } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
afterAll(() => backend.stop());

const refused = { name: expect.stringMatching(/Forbidden|NotFound|ValidationError/) };

describe('office editor', () => {
  test('cannot refer to a picture of another office, also not in a draft, but to one of the network', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const foreign = await createOwn(world, 'media', toOwnerFields(network.other), asSystem);
    const shared = await createOwn(world, 'media', toOwnerFields(null), asSystem);
    const own = await createOwn(world, 'posts', {}, asSystem);
    const post = (image: number, draft: boolean) =>
      payload.update({ collection: 'posts', id: own, data: { image, revision: 1 }, draft, ...editor });
    const contents = (picture: number) => [{ name: 'Hero', type: 'media' as const, media: [picture] }];
    const draftWith = (picture: number) =>
      payload.update({
        ...{ collection: 'offices', id: network.own, data: { contents: contents(picture), revision: 1 } },
        ...editor,
      });
    await expect(post(foreign, false)).rejects.toMatchObject(refused);
    await expect(post(foreign, true)).rejects.toMatchObject(refused);
    await expect(draftWith(foreign)).rejects.toMatchObject(refused);
    const office = payload.update({
      collection: 'offices',
      id: network.own,
      data: { image: foreign, revision: 1 },
      ...editor,
    });
    await expect(office).rejects.toMatchObject(refused);
    await post(shared, false);
    await draftWith(shared);
    expect(await storedRow(payload, 'posts', own)).toMatchObject({ image: shared });
  });

  test('cannot refer from a review to the sale story of another office, but to one of the network', async () => {
    const world = { payload: backend.payload, network };
    const foreign = await createOwn(world, 'sale-stories', toOwnerFields(network.other), asSystem);
    const shared = await createOwn(world, 'sale-stories', toOwnerFields(null), asSystem);
    await expect(createOwn(world, 'reviews', { story: foreign }, editor)).rejects.toMatchObject(refused);
    const id = await createOwn(world, 'reviews', { story: shared }, editor);
    expect(await storedRow(backend.payload, 'reviews', id)).toMatchObject({ story: shared });
  });

  test('cannot read versions of a document that it no longer owns', async () => {
    const { payload } = backend;
    const id = await createOwn({ payload, network }, 'pages', {}, asSystem);
    const where = { parent: { equals: id } };
    const count = async () =>
      (await payload.findVersions({ collection: 'pages', where, ...editor }).catch(() => ({ docs: [] }))).docs
        .length;
    expect(await count()).toBe(1);
    await payload.update({ collection: 'pages', id, data: { office: network.other } });
    expect(await count()).toBe(0);
    const { docs } = await payload.findVersions({ collection: 'pages', where });
    const versions = docs.map((version) =>
      payload.findVersionByID({ collection: 'pages', id: version.id, ...editor }),
    );
    expect(versions).toHaveLength(2);
    await Promise.all(versions.map((version) => expect(version).rejects.toMatchObject(refused)));
  });

  test('cannot change what the network has published about it: a review, a leader', async () => {
    const { payload } = backend;
    const world = { payload, network };
    const review = await createOwn(world, 'reviews', { published: true }, asSystem);
    const leader = await createOwn(world, 'people', { leadership: true }, asSystem);
    const change = payload.update({
      collection: 'reviews',
      id: review,
      data: { quote: 'x', revision: 1 },
      ...editor,
    });
    await expect(change).rejects.toMatchObject(refused);
    await expect(deleteAs(payload, 'reviews', review, editor)).rejects.toMatchObject(refused);
    const title = payload.update({
      collection: 'people',
      id: leader,
      data: { role: 'Chief', revision: 1 },
      ...editor,
    });
    await expect(title).rejects.toMatchObject(refused);
  });

  test('can redirect from its own addresses within this site only', async () => {
    const { payload } = backend;
    const home = '/locations/greater-accra/osu';
    const redirect = (to: string) =>
      payload.create({
        collection: 'redirects',
        data: { from: `/locations/greater-accra/osu/old-${to.length}`, to, scope: 'office' },
        ...editor,
      });
    for (const to of ['https://elsewhere.example/', 'http://elsewhere.example', '//elsewhere.example'])
      await expect(redirect(to), to).rejects.toMatchObject(refused);
    expect(await redirect('/locations/greater-accra/osu')).toMatchObject({
      to: '/locations/greater-accra/osu',
    });
    const data = { to: '/blog', scope: 'office' as const };
    for (const from of ['/', '//', '/./', '/contact-us', '/:any', '/blog/:post'].map(
      (below) => `${home}${below}`,
    ))
      await expect(
        payload.create({ collection: 'redirects', data: { ...data, from }, ...editor }),
        from,
      ).rejects.toMatchObject(refused);
    const tidied = payload.create({
      collection: 'redirects',
      data: { ...data, from: `/${home}//fair/` },
      ...editor,
    });
    expect(await tidied).toMatchObject({ from: `${home}/fair`, mark: `${home}/fair` });
  });
});
