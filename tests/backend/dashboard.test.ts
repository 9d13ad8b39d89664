import { sql } from '@payloadcms/db-postgres/drizzle';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BeginHere } from '@/lib/backend/dashboard/begin-here';
import { filteredList } from '@/lib/backend/dashboard/filtered-list';
import { findWork } from '@/lib/backend/dashboard/find-work';
import { WhatIsToDo } from '@/lib/backend/dashboard/what-is-to-do';
import { works } from '@/lib/backend/dashboard/work';
import { asSystem } from './support/cases';
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

/** Listings for sale without a picture, and drafts of others. */
const addListings = (from: number, to: number, status: 'active' | 'draft') =>
  backend.payload.db.drizzle.execute(sql`
    insert into listings (_status, listing_number, slug, title, summary, description, status, kind, category, location,
      region_id, office_id, listed_at, updated_at)
    select 'published', 'N-' || n, 'listing-' || n, 'Listing ' || n, 'S', 'D', ${status}, 'business', 'C', 'L',
      ${network.region}, ${network.other}, now(), now() + n * interval '1 second'
    from generate_series(${from}::int, ${to}::int) n`);
const told = async () => {
  const found = await findWork(backend.payload, network.users['network-editor']);
  return Object.fromEntries(
    found.map(({ work, count, documents }) => [work.many, [count, documents.length]]),
  );
};

test('the website is seen at the home page of one’s office, as long as visitors find it', async () => {
  const { payload } = backend;
  const waysOf = async (who: 'network-editor' | 'office-editor') =>
    renderToStaticMarkup(await BeginHere({ payload, user: network.users[who] }));
  expect(await waysOf('office-editor')).toContain('href="/locations/greater-accra/osu">See the website');
  expect(await waysOf('network-editor')).toContain('href="/">See the website');
  const office = { collection: 'offices', id: network.own } as const;
  try {
    await payload.update({ ...office, data: { _status: 'draft' } });
    expect(await waysOf('office-editor')).toContain('href="/">See the website');
  } finally {
    await payload.update({ ...office, data: { _status: 'published' } });
  }
});

describe('what is to do', () => {
  test('leads to what visitors do not see of a page where that is published: in the composer', async () => {
    const { payload } = backend;
    const id = await createOwn({ payload, network }, 'pages', { _status: 'draft' }, asSystem);
    const drawn = renderToStaticMarkup(
      await WhatIsToDo({ payload, user: network.users['network-editor'], locale: { code: 'en-US' } }),
    );
    expect(drawn).toContain(`href="/compose/record/${id}?locale=en-US"`);
    await payload.delete({ collection: 'pages', id });
  });

  test('is counted exactly where it is little, and to a thousand', async () => {
    await addListings(1, 6, 'active');
    await addListings(7, 9, 'draft');
    expect(await told()).toEqual({
      'listings for sale have no picture': [6, 4],
      'listings are not on the website yet': [3, 3],
    });
    await addListings(10, 1_200, 'draft');
    expect(await told()).toMatchObject({ 'listings are not on the website yet': [1_000, 4] });
    const { payload } = backend;
    const drawn = renderToStaticMarkup(await WhatIsToDo({ payload, user: network.users['network-editor'] }));
    expect(drawn).toContain('1,000 or more listings are not on the website yet');
    expect(drawn).toContain('and 2 more');
    expect(drawn).toContain('>and more<');
  });

  test('says to the network’s staff that listings show no loan until its header has an interest and its source', async () => {
    const { payload } = backend;
    const says = async (who: 'network-editor' | 'office-editor') =>
      renderToStaticMarkup(await WhatIsToDo({ payload, user: network.users[who] }));
    const sentence = 'once the network’s header has an interest and its source.';
    expect(await says('network-editor')).not.toContain(sentence);
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
    const untold = await says('network-editor');
    expect(untold).toContain(sentence);
    expect(untold).toContain(`/collections/website-sections/${header.id}?field=contents`);
    expect(await says('office-editor')).not.toContain(sentence);
    const data = terms('Five lenders, October 2026.');
    await payload.update({ collection: 'website-sections', id: header.id, data });
    expect(await says('network-editor')).not.toContain(sentence);
  });

  test('leads to a list of just that', async () => {
    const headers = await signIn(api, 'network-editor@example.com', 'long enough to pass');
    const counts = works.map(async (work) => {
      const asked = filteredList('', work).replace('/collections', '');
      const answer = await api(`${asked}&limit=1&depth=0${work.isDraft ? '&draft=true' : ''}`, { headers });
      return [work.many, z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs];
    });
    expect(Object.fromEntries(await Promise.all(counts))).toEqual({
      ...Object.fromEntries(works.map(({ many }) => [many, 0])),
      'listings for sale have no picture': 6,
      'listings are not on the website yet': 1_194,
    });
  });

  test('is looked for among the listings that were changed last, an office’s among all of its own', async () => {
    await addListings(1_201, 11_300, 'draft');
    expect(await told()).not.toHaveProperty('listings for sale have no picture');
    const own = { ...network.users['office-editor'], offices: [network.other] };
    const [found] = await findWork(backend.payload, own);
    expect([found?.work.many, found?.count]).toEqual(['listings for sale have no picture', 6]);
  });
});
