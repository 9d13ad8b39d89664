import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFieldUses } from '@/lib/backend/admin/deletion/find-uses';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type As, asSystem } from './support/access-cases';
import { deleteAs } from './support/delete-as';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let admin: As;
let editor: As;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  admin = { overrideAccess: false, user: network.users['network-admin'] };
  editor = { overrideAccess: false, user: network.users['office-editor'] };
});
afterAll(() => backend.stop());

const world = () => ({ payload: backend.payload, network });
/** The message for a user whose deletion is refused. */
async function refusal(removal: Promise<unknown>): Promise<string> {
  const error = await removal.then(() => null).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'APIError', status: 409, isPublic: true });
  return error instanceof Error ? error.message : '';
}
const page = {
  title: 'Ho only',
  route: 'Sell' as const,
  layout: 'default' as const,
  _status: 'published' as const,
};

async function createOffice(slug: string): Promise<number> {
  const { payload } = backend;
  const id = (await payload.create({ collection: 'offices', data: officeData(network.region, slug) })).id;
  await payload.create({ collection: 'pages', data: { ...page, ...toOwnerFields(id) } });
  for (const name of ['header', 'footer'])
    await payload.create({ collection: 'menus', data: { name, ...toOwnerFields(id) } });
  return id;
}

describe('deleting an office', () => {
  test('is refused with the records that depend on it, and changes nothing', async () => {
    const { payload } = backend;
    const id = await createOffice('ho');
    await payload.create({ collection: 'pages', data: { ...page, ...toOwnerFields(null) } });
    await createOwn(world(), 'listings', { office: id, title: 'Bakery' }, asSystem);
    const removal = deleteAs(payload, 'offices', id, admin);
    const message = await refusal(removal);
    expect(message).toMatch(/“ho” cannot be deleted/);
    expect(message).toMatch(/1 page \(“Ho only”\)/);
    expect(message).toMatch(/2 menus \(“footer”, “header”\)/);
    expect(message).toMatch(/1 listing \(“Bakery”\)/);
    const where = { title: { equals: 'Ho only' } };
    const pages = await payload.find({ collection: 'pages', where, sort: 'scope', depth: 0 });
    expect(pages.docs.map(({ scope, office }) => [scope, office])).toEqual([
      ['network', null],
      ['office', id],
    ]);
  });

  test('counts references of drafts and the accounts of its editors', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'offices', data: officeData(network.region, 'wa') });
    const draft = await createOwn(world(), 'posts', { title: 'Moving' }, asSystem);
    await payload.update({ collection: 'posts', id: draft, data: { office: id }, draft: true });
    const data = {
      name: 'Esi',
      email: 'esi@example.com',
      password: 'long enough to pass',
      role: 'office-editor' as const,
    };
    await payload.create({ collection: 'staff', data: { ...data, offices: [id] } });
    const message = await refusal(deleteAs(payload, 'offices', id, admin));
    expect(message).toMatch(/1 post \(“Moving”\)/);
    expect(message).toMatch(/1 staff account \(“esi@example.com”\)/);
  });

  test('waits for a concurrent save and counts its reference', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'offices', data: officeData(network.region, 'bawku') });
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('No transaction was begun');
    const data = { name: 'header', ...toOwnerFields(id) };
    await payload.create({ collection: 'menus', data, req: { transactionID } });
    const removal = refusal(
      payload.delete({ collection: 'offices', id, ...admin, context: { revision: 1 } }),
    );
    await payload.db.commitTransaction(transactionID);
    expect(await removal).toMatch(/1 menu \(“header”\)/);
  });

  test('succeeds when nothing depends on it', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'offices', data: officeData(network.region, 'kete') });
    await deleteAs(payload, 'offices', id, admin);
    expect((await payload.count({ collection: 'offices', where: { id: { equals: id } } })).totalDocs).toBe(0);
  });
});

describe('deleting a record in use is refused for', () => {
  test('a region', async () => {
    const removal = deleteAs(backend.payload, 'regions', network.region, admin);
    const message = await refusal(removal);
    expect(message).toMatch(/“Greater Accra” cannot be deleted/);
    expect(message).toMatch(/\d offices \(/);
  });

  test('a region with more listings than one query can name', async () => {
    const { payload } = backend;
    const region = await payload.create({
      collection: 'regions',
      data: { name: 'Volta', slug: 'volta', code: 'GH-TV', latitude: 6.6, longitude: 0.47 },
    });
    const like = await createOwn(world(), 'listings', { title: 'Bakery', region: region.id }, asSystem);
    await payload.db.drizzle.transaction(async (rows) => {
      // More rows than one statement of a request can handle in time.
      await rows.execute('set local statement_timeout = 0');
      // The listings are not searched, and indexing them would take longest.
      await rows.execute('alter table listings disable trigger listings_inserted');
      await rows.execute(`
        insert into listings (listing_number, slug, title, summary, description, status, kind, category, location,
          region_id, office_id, listed_at, _status)
        select 'N-' || n, 'many-' || n, title, summary, description, status, kind, category, location,
          region_id, office_id, listed_at, _status
        from listings, generate_series(1, 65999) n where id = ${like}`);
      await rows.execute('alter table listings enable trigger listings_inserted');
      await rows.execute(`
        insert into _listings_v (parent_id, latest, version_title, version__status)
        select id, true, title, 'published' from listings where slug like 'many-%'`);
    });
    const message = await refusal(deleteAs(payload, 'regions', region.id, admin));
    expect(message).toMatch(/used by 66000 listings \(“Bakery”, “Bakery”, “Bakery” and 65997 more\)/);
  });

  test('a record, counting each document once, whatever its drafts contain', async () => {
    const { payload } = backend;
    const [before, after] = [
      await createOwn(world(), 'media', {}, asSystem),
      await createOwn(world(), 'media', {}, asSystem),
    ];
    const posts: number[] = [];
    for (let at = 0; at < 7; at += 1)
      posts.push(
        await createOwn(
          world(),
          'posts',
          { image: before, _status: at < 5 ? 'published' : 'draft' },
          asSystem,
        ),
      );
    for (const id of posts.slice(0, 5).toReversed())
      await payload.update({ collection: 'posts', id, data: { image: after }, draft: true });
    const req = await createLocalReq({}, payload);
    const uses = (id: number) =>
      findFieldUses({ collection: 'posts', paths: ['image'] }, { collection: 'media', id }, req, 2);
    expect(await uses(before)).toMatchObject({ count: 7, ids: posts });
    expect(await uses(after)).toMatchObject({ count: 5, ids: posts.slice(0, 5) });
  });

  test('a person in listings, reviews, posts and pages', async () => {
    const { payload } = backend;
    const id = await createOwn(
      world(),
      'people',
      { is_agent: true, slug: 'ama', last_name: 'Mensah' },
      asSystem,
    );
    await createOwn(world(), 'listings', { agent: id }, asSystem);
    await createOwn(world(), 'reviews', { agent: id }, asSystem);
    await createOwn(world(), 'posts', { author: id }, asSystem);
    await payload.create({
      collection: 'pages',
      data: { ...page, route: 'AgentSellBusiness', scope: 'agent', agent: id },
    });
    const message = await refusal(deleteAs(payload, 'people', id, editor));
    expect(message).toMatch(/“Ama Mensah”/);
    expect(message).toMatch(/1 listing/);
    expect(message).toMatch(/1 review/);
    expect(message).toMatch(/1 post/);
    expect(message).toMatch(/1 page/);
  });

  test('a picture in a field, in rows in another locale, in a draft, in blocks', async () => {
    const { payload } = backend;
    const picture = () => createOwn(world(), 'media', {}, asSystem);
    const remove = (id: number) => deleteAs(payload, 'media', id, admin);
    const [byField, byRows, byDraft, byBlocks] = [
      await picture(),
      await picture(),
      await picture(),
      await picture(),
    ];
    const post = await createOwn(world(), 'posts', { image: byField }, asSystem);
    await payload.update({ collection: 'posts', id: post, data: { image: byDraft }, draft: true });
    const section = await createOwn(world(), 'website-sections', { name: 'promise' }, asSystem);
    const contents = [{ name: 'Hero', type: 'media' as const, media: [byRows] }];
    await payload.update({
      collection: 'website-sections',
      id: section,
      locale: 'fr-CA',
      data: { contents },
    });
    const hero = { heading: 'Akwaaba', image: { media: byBlocks } };
    const blocks = [{ id: 'hero-1', type: 'hero', version: 0, props: hero }];
    await createOwn(world(), 'pages', { title: 'With a hero', blocks }, asSystem);
    expect(await refusal(remove(byField))).toMatch(/1 post/);
    expect(await refusal(remove(byRows))).toMatch(/1 website section \(“promise”\)/);
    expect(await refusal(remove(byDraft))).toMatch(/1 post/);
    expect(await refusal(remove(byBlocks))).toMatch(/1 page \(“With a hero”\)/);
    await remove(await picture());
  });

  test('a page with a link from another page, but not with one from itself', async () => {
    const { payload } = backend;
    const linkTo = (id: number) => [
      {
        id: 'cta',
        type: 'call-to-action',
        version: 0,
        props: { heading: 'Sell', actions: [{ label: 'Sell', to: { page: id } }] },
      },
    ];
    const target = await createOwn(world(), 'pages', { title: 'Target' }, asSystem);
    const other = await createOwn(world(), 'pages', { title: 'Other', blocks: linkTo(target) }, asSystem);
    await payload.update({ collection: 'pages', id: other, data: { blocks: linkTo(target) } });
    await payload.update({ collection: 'pages', id: target, data: { blocks: linkTo(target) } });
    const remove = (id: number) => deleteAs(payload, 'pages', id, editor);
    expect(await refusal(remove(target))).toMatch(/1 page \(“Other”\)/);
    await remove(other);
    await remove(target);
  });

  test('a record used by other offices, with the number of uses only for an office editor', async () => {
    const { payload } = backend;
    const picture = await createOwn(world(), 'media', {}, asSystem);
    const secret = { title: 'Secret', image: picture, ...toOwnerFields(network.other) };
    await createOwn(world(), 'posts', secret, asSystem);
    await createOwn(world(), 'posts', { title: 'Mine', image: picture }, asSystem);
    const removal = deleteAs(payload, 'media', picture, editor);
    expect(await refusal(removal)).toMatch(/2 posts \(“Mine” and 1 more\)/);
  });
});
