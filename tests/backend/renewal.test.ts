import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '@/lib/backend/collections/collections';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { shown } from '@/schemas/dependency';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** What a change renews, without the time of the change itself. */
async function renewedBy(change: () => Promise<unknown>): Promise<string[]> {
  const { position } = await readNewestRenewals(backend.payload);
  await change();
  const { renewals } = await readRenewalsSince(backend.payload, position);
  return renewals.filter((key) => !/\.updatedAt$/.test(key)).sort();
}

const home = { title: 'Home', route: 'Home' as const, scope: 'network' as const, layout: 'default' as const };
const region = { name: 'R', slug: 'old', code: 'GH-AA', latitude: 5, longitude: 0 };

describe('a page', () => {
  test('renews when it is published, changed, taken back, published again and deleted, and never by a draft', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'pages', data: { ...home, _status: 'draft' } });
    const update = (data: { title?: string; _status?: 'draft' | 'published' }, draft = false) =>
      renewedBy(() => payload.update({ collection: 'pages', id, data, draft }));
    const whole = ['pages', `pages:${id}.*`];
    const lists = ['pages@', 'pages@route=Home&owner=network'];
    const comes = [...whole, `pages:${id}`, ...lists.map((list) => `${list}+`)].sort();
    const goes = [...whole, `pages:${id}`, ...lists.map((list) => `${list}-`)].sort();
    expect(await update({ title: 'Draft' }, true)).toEqual([]);
    expect(await update({ _status: 'published' })).toEqual(comes);
    expect(await update({ title: 'Draft' }, true)).toEqual([]);
    expect(await update({ title: 'Second draft' }, true)).toEqual([]);
    expect(await update({ title: 'Published', _status: 'published' })).toEqual(
      [...whole, `pages:${id}.title`, 'pages@.title', 'pages@route=Home&owner=network.title'].sort(),
    );
    expect(await update({ _status: 'draft' })).toEqual(goes);
    expect(await update({ title: 'Third draft' }, true)).toEqual([]);
    expect(await update({ _status: 'published' })).toEqual(comes);
    expect(await renewedBy(() => payload.delete({ collection: 'pages', id }))).toEqual(goes);
  });
});

test('a record that is found by another value renews the lists it leaves and those it enters', async () => {
  const { payload } = backend;
  const { id } = await payload.create({ collection: 'regions', data: region });
  const renewed = await renewedBy(() => payload.update({ collection: 'regions', id, data: { slug: 'new' } }));
  expect(renewed).toEqual(
    expect.arrayContaining(['regions@slug=old-', 'regions@slug=new+', `regions:${id}.slug`, 'regions@.slug']),
  );
});

test('what only staff see renews nothing; what becomes public is a change', async () => {
  const { payload } = backend;
  const { id } = await payload.create({
    collection: 'people',
    data: {
      first_name: 'Ama',
      last_name: 'Owusu',
      email: 'ama@example.com',
      email_public: false,
      ...ownedBy(null),
    },
  });
  const update = async (data: object) =>
    // That it was saved is public, by the keys of the whole collection and the whole record only.
    (await renewedBy(() => payload.update({ collection: 'people', id, data }))).filter(
      (key) => key !== 'people' && key !== `people:${id}.*`,
    );
  expect(await update({ email: 'ama.owusu@example.com' })).toEqual([]);
  expect(await update({ email_public: true })).toContain(`people:${id}.email`);
  expect(await update({ show_on_website: false })).toContain(`people:${id}`);
  expect(await update({ last_name: 'Mensah' })).toEqual([]);
});

test('every collection that the public may read is one that pages can depend on', () => {
  expect(collections.map(({ slug }) => slug).filter((slug) => !(slug in shown))).toEqual(['leads', 'staff']);
});
