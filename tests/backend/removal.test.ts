import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { findFieldUses } from '@/lib/backend/removal/find-field-uses';
import { type As, asSystem } from './support/cases';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { removeAs } from './support/remove-as';
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
/** What is said to a person whose removal is refused. */
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

async function makeOffice(slug: string): Promise<number> {
  const { payload } = backend;
  const id = (await payload.create({ collection: 'offices', data: officeData(network.region, slug) })).id;
  await payload.create({ collection: 'pages', data: { ...page, ...ownedBy(id) } });
  for (const name of ['header', 'footer'])
    await payload.create({ collection: 'menus', data: { name, ...ownedBy(id) } });
  return id;
}

describe('removing an office', () => {
  test('is refused with what hangs on it, and changes nothing', async () => {
    const { payload } = backend;
    const id = await makeOffice('ho');
    await payload.create({ collection: 'pages', data: { ...page, ...ownedBy(null) } });
    await createOwn(world(), 'listings', { office: id, title: 'Bakery' }, asSystem);
    const removal = removeAs(payload, 'offices', id, admin);
    const said = await refusal(removal);
    expect(said).toMatch(/“ho” cannot be removed/);
    expect(said).toMatch(/1 page \(“Ho only”\)/);
    expect(said).toMatch(/2 menus \(“footer”, “header”\)/);
    expect(said).toMatch(/1 listing \(“Bakery”\)/);
    const where = { title: { equals: 'Ho only' } };
    const kept = await payload.find({ collection: 'pages', where, sort: 'scope', depth: 0 });
    expect(kept.docs.map(({ scope, office }) => [scope, office])).toEqual([
      ['network', null],
      ['office', id],
    ]);
  });

  test('counts what only a draft says, and the accounts of its editors', async () => {
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
    const said = await refusal(removeAs(payload, 'offices', id, admin));
    expect(said).toMatch(/1 post \(“Moving”\)/);
    expect(said).toMatch(/1 staff account \(“esi@example.com”\)/);
  });

  test('waits for what is just being saved, and counts it', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'offices', data: officeData(network.region, 'bawku') });
    const transactionID = await payload.db.beginTransaction();
    if (transactionID === null) throw new Error('No transaction was begun');
    const data = { name: 'header', ...ownedBy(id) };
    await payload.create({ collection: 'menus', data, req: { transactionID } });
    const removal = refusal(
      payload.delete({ collection: 'offices', id, ...admin, context: { revision: 1 } }),
    );
    await payload.db.commitTransaction(transactionID);
    expect(await removal).toMatch(/1 menu \(“header”\)/);
  });

  test('is done when nothing hangs on it', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'offices', data: officeData(network.region, 'kete') });
    await removeAs(payload, 'offices', id, admin);
    expect((await payload.count({ collection: 'offices', where: { id: { equals: id } } })).totalDocs).toBe(0);
  });
});

describe('removing what is used', () => {
  test('a region', async () => {
    const removal = removeAs(backend.payload, 'regions', network.region, admin);
    const said = await refusal(removal);
    expect(said).toMatch(/“Greater Accra” cannot be removed/);
    expect(said).toMatch(/\d offices \(/);
  });

  test('a region, by more listings than one question can name', async () => {
    const { payload } = backend;
    const region = await payload.create({
      collection: 'regions',
      data: { name: 'Volta', slug: 'volta', code: 'GH-TV', latitude: 6.6, longitude: 0.47 },
    });
    const like = await createOwn(world(), 'listings', { title: 'Bakery', region: region.id }, asSystem);
    await payload.db.drizzle.transaction(async (rows) => {
      // So many are more than one statement of a request has time for.
      await rows.execute('set local statement_timeout = 0');
      // Nobody searches them, and marks take longer than all else.
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
    const said = await refusal(removeAs(payload, 'regions', region.id, admin));
    expect(said).toMatch(/used by 66000 listings \(“Bakery”, “Bakery”, “Bakery” and 65997 more\)/);
  });

  test('counts each document once, whatever its drafts say', async () => {
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

  test('a person, by listings, reviews, posts and pages', async () => {
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
    const said = await refusal(removeAs(payload, 'people', id, editor));
    expect(said).toMatch(/“Ama Mensah”/);
    expect(said).toMatch(/1 listing/);
    expect(said).toMatch(/1 review/);
    expect(said).toMatch(/1 post/);
    expect(said).toMatch(/1 page/);
  });

  test('a picture: by a field, by rows in another language, by a draft, by blocks', async () => {
    const { payload } = backend;
    const picture = () => createOwn(world(), 'media', {}, asSystem);
    const remove = (id: number) => removeAs(payload, 'media', id, admin);
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

  test('a page, by a link on another, but not by one on itself', async () => {
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
    const remove = (id: number) => removeAs(payload, 'pages', id, editor);
    expect(await refusal(remove(target))).toMatch(/1 page \(“Other”\)/);
    await remove(other);
    await remove(target);
  });

  test('tells an office editor how much of other offices uses it, not what', async () => {
    const { payload } = backend;
    const picture = await createOwn(world(), 'media', {}, asSystem);
    const secret = { title: 'Secret', image: picture, ...ownedBy(network.other) };
    await createOwn(world(), 'posts', secret, asSystem);
    await createOwn(world(), 'posts', { title: 'Mine', image: picture }, asSystem);
    const removal = removeAs(payload, 'media', picture, editor);
    expect(await refusal(removal)).toMatch(/2 posts \(“Mine” and 1 more\)/);
  });
});
