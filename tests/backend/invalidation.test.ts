import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '@/lib/backend/admin/collections/collections';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { listFilters } from '@/schemas/dependency';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** The keys that a change invalidates, without its timestamp. */
async function invalidatedBy(change: () => Promise<unknown>): Promise<string[]> {
  const { position } = await readNewestInvalidations(backend.payload);
  await change();
  const { invalidations } = await readInvalidationsSince(backend.payload, position);
  return invalidations.filter((key) => !/\.updatedAt$/.test(key)).sort();
}

const home = { title: 'Home', route: 'Home' as const, scope: 'network' as const, layout: 'default' as const };
const region = { name: 'R', slug: 'old', code: 'GH-AA', latitude: 5, longitude: 0 };

describe('page invalidation', () => {
  test('happens on publish, change, unpublish, republish and delete, and never for a draft', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'pages', data: { ...home, _status: 'draft' } });
    const update = (data: { title?: string; _status?: 'draft' | 'published' }, draft = false) =>
      invalidatedBy(() => payload.update({ collection: 'pages', id, data, draft }));
    const pageKeys = ['pages', `pages:${id}.*`];
    const lists = ['pages@', 'pages@route=Home&owner=network'];
    const entered = [...pageKeys, `pages:${id}`, ...lists.map((list) => `${list}+`)].sort();
    const exited = [...pageKeys, `pages:${id}`, ...lists.map((list) => `${list}-`)].sort();
    expect(await update({ title: 'Draft' }, true)).toEqual([]);
    expect(await update({ _status: 'published' })).toEqual(entered);
    expect(await update({ title: 'Draft' }, true)).toEqual([]);
    expect(await update({ title: 'Second draft' }, true)).toEqual([]);
    expect(await update({ title: 'Published', _status: 'published' })).toEqual(
      [...pageKeys, `pages:${id}.title`, 'pages@.title', 'pages@route=Home&owner=network.title'].sort(),
    );
    expect(await update({ _status: 'draft' })).toEqual(exited);
    expect(await update({ title: 'Third draft' }, true)).toEqual([]);
    expect(await update({ _status: 'published' })).toEqual(entered);
    expect(await invalidatedBy(() => payload.delete({ collection: 'pages', id }))).toEqual(exited);
  });
});

test('page invalidation › covers the lists that a record leaves and enters when a filtered value changes', async () => {
  const { payload } = backend;
  const { id } = await payload.create({ collection: 'regions', data: region });
  const invalidated = await invalidatedBy(() =>
    payload.update({ collection: 'regions', id, data: { slug: 'new' } }),
  );
  expect(invalidated).toEqual(
    expect.arrayContaining(['regions@slug=old-', 'regions@slug=new+', `regions:${id}.slug`, 'regions@.slug']),
  );
});

test('page invalidation › ignores staff-only fields; becoming public counts as a change', async () => {
  const { payload } = backend;
  const { id } = await payload.create({
    collection: 'people',
    data: {
      first_name: 'Ama',
      last_name: 'Owusu',
      email: 'ama@example.com',
      email_public: false,
      ...toOwnerFields(null),
    },
  });
  const update = async (data: object) =>
    // The time of the save is public, by the keys of the collection and the complete record only.
    (await invalidatedBy(() => payload.update({ collection: 'people', id, data }))).filter(
      (key) => key !== 'people' && key !== `people:${id}.*`,
    );
  expect(await update({ email: 'ama.owusu@example.com' })).toEqual([]);
  expect(await update({ email_public: true })).toContain(`people:${id}.email`);
  expect(await update({ show_on_website: false })).toContain(`people:${id}`);
  expect(await update({ last_name: 'Mensah' })).toEqual([]);
});

test('page invalidation › covers every collection that the public can read', () => {
  expect(collections.map(({ slug }) => slug).filter((slug) => !(slug in listFilters))).toEqual([
    'leads',
    'buyers',
    'staff',
  ]);
});
