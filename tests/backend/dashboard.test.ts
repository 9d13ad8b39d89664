import { sql } from '@payloadcms/db-postgres/drizzle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatFilteredListUrl } from '@/lib/backend/admin/dashboard/admin-links';
import { findTodoItems } from '@/lib/backend/admin/dashboard/find-todo-items';
import { QuickActions } from '@/lib/backend/admin/dashboard/quick-actions';
import { todoKinds } from '@/lib/backend/admin/dashboard/todo-kinds';
import { TodoList } from '@/lib/backend/admin/dashboard/todo-list';
import { asSystem } from './support/access-cases';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
});
afterAll(() => backend?.stop());

/** Listings for sale without a picture, and drafts of other listings. */
const addListings = (from: number, to: number, status: 'active' | 'draft') =>
  backend.payload.db.drizzle.execute(sql`
    insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at, updated_at)
    select 'published', 'N-' || n, 'listing-' || n, 'Listing ' || n, 'S', 'D', ${status}, 'business', 'C', 'L',
      ${network.region}, ${network.other}, now(), now() + n * interval '1 second'
    from generate_series(${from}::int, ${to}::int) n`);
const workOf = async () => {
  const found = await findTodoItems(backend.payload, network.users['network-editor']);
  return Object.fromEntries(
    found.map(({ kind, count, documents }) => [kind.plural, [count, documents.length]]),
  );
};

test("dashboard › previews the home page of the user's office while visitors can reach it", async () => {
  const { payload } = backend;
  const urlsOf = async (role: 'network-editor' | 'office-editor') =>
    renderToStaticMarkup(await QuickActions({ payload, user: network.users[role] }));
  expect(await urlsOf('office-editor')).toContain('href="/locations/greater-accra/osu">View website');
  expect(await urlsOf('network-editor')).toContain('href="/">View website');
  const office = { collection: 'offices', id: network.own } as const;
  try {
    await payload.update({ ...office, data: { _status: 'draft' } });
    expect(await urlsOf('office-editor')).toContain('href="/">View website');
  } finally {
    await payload.update({ ...office, data: { _status: 'published' } });
  }
});

describe('dashboard to-do list', () => {
  test('links to unpublished changes of a page in the composer', async () => {
    const { payload } = backend;
    const id = await createOwn({ payload, network }, 'pages', { _status: 'draft' }, asSystem);
    const html = renderToStaticMarkup(
      await TodoList({ payload, user: network.users['network-editor'], locale: { code: 'en-US' } }),
    );
    expect(html).toContain(`href="/compose/record/${id}?locale=en-US"`);
    await payload.delete({ collection: 'pages', id });
  });

  test('counts exactly up to a thousand', async () => {
    await addListings(1, 6, 'active');
    await addListings(7, 9, 'draft');
    expect(await workOf()).toEqual({
      'listings for sale without a picture': [6, 4],
      'listings not on the website yet': [3, 3],
    });
    await addListings(10, 1_200, 'draft');
    expect(await workOf()).toMatchObject({ 'listings not on the website yet': [1_000, 4] });
    const { payload } = backend;
    const html = renderToStaticMarkup(await TodoList({ payload, user: network.users['network-editor'] }));
    expect(html).toContain('1,000 or more listings not on the website yet');
    expect(html).toContain('and 2 more');
    expect(html).toContain('>and more<');
  });

  test('warns network staff that listings show no loan until the rate and its source are set', async () => {
    const { payload } = backend;
    const textsFor = async (role: 'network-editor' | 'office-editor') =>
      renderToStaticMarkup(await TodoList({ payload, user: network.users[role] }));
    const sentence = 'once the network’s header has a loan interest rate and its source.';
    expect(await textsFor('network-editor')).not.toContain(sentence);
    const terms = (source: string) => ({
      _status: 'published' as const,
      contents: [
        { name: 'Loan interest', type: 'text' as const, value: '26' },
        { name: 'Loan interest source', type: 'text' as const, value: source },
      ],
    });
    const header = await payload.create({
      collection: 'website-sections',
      data: { name: 'header', scope: 'network', blocks: [], ...terms('') },
    });
    const untold = await textsFor('network-editor');
    expect(untold).toContain(sentence);
    expect(untold).toContain(`/collections/website-sections/${header.id}?field=contents`);
    expect(await textsFor('office-editor')).not.toContain(sentence);
    const data = terms('Five lenders, October 2026.');
    await payload.update({ collection: 'website-sections', id: header.id, data });
    expect(await textsFor('network-editor')).not.toContain(sentence);
  });

  test('links to a list filtered to the same items', async () => {
    const headers = await signIn(api, 'network-editor@example.com', 'long enough to pass');
    const counts = todoKinds.map(async (work) => {
      const query = formatFilteredListUrl('', work).replace('/collections', '');
      const answer = await api(`${query}&limit=1&depth=0${work.queriesDrafts ? '&draft=true' : ''}`, {
        headers,
      });
      return [work.plural, z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs];
    });
    expect(Object.fromEntries(await Promise.all(counts))).toEqual({
      ...Object.fromEntries(todoKinds.map(({ plural }) => [plural, 0])),
      'listings for sale without a picture': 6,
      'listings not on the website yet': 1_194,
    });
  });

  test('searches the most recently changed listings, and all listings of an office', async () => {
    await addListings(1_201, 11_300, 'draft');
    expect(await workOf()).not.toHaveProperty('listings for sale without a picture');
    const own = { ...network.users['office-editor'], offices: [network.other] };
    const [found] = await findTodoItems(backend.payload, own);
    expect([found?.kind.plural, found?.count]).toEqual(['listings for sale without a picture', 6]);
  });
});
