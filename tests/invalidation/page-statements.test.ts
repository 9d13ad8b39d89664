import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { customPage } from '../support/custom-page';

const office = '/locations/greater-accra/osu';

let backend: TestBackend;
let renderPage: typeof import('./rendered-page')['renderPage'];
beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  ({ renderPage } = await import('./rendered-page'));
  await renderPage('en-GH', '/');
}, 300_000);
afterAll(() => backend.stop());

/** The database statements of rendering a page. */
async function statementsOf(path: string): Promise<number> {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  const page = await renderPage('en-GH', path);
  const count = spy.mock.calls.length;
  spy.mockRestore();
  expect(page.output).toMatch(/^page /);
  return count;
}

const bound = (type: string, source: string, query: object, id: string): StoredBlock => ({
  id,
  type,
  version: 0,
  props: {},
  bind: { source, query: { ...query } },
});

/** Thirty bound blocks over all lists; some have equal queries. */
const thirty = [...Array(6).keys()].flatMap((round) => [
  bound('listing-grid', 'listings', { limit: 3 + round }, `listings-${round}`),
  bound('testimonials', 'reviews', { limit: 2 + (round % 3) }, `reviews-${round}`),
  bound('post-teasers', 'posts', { limit: 2 + (round % 2) }, `posts-${round}`),
  bound('team-grid', 'agents', { limit: 3 + (round % 3) }, `agents-${round}`),
  bound('office-list', 'offices', {}, `offices-${round}`),
]);

test('database statements of a page › the frame and nine blocks of an office page need few statements', async () => {
  // One of them is for the pages in the office's menu, four for the sale story (with its count, the seller,
  // and the seller's review), six for the network's sales and brokers that
  // a text counts, and one for the places that the network added.
  expect(await statementsOf(office)).toBeLessThanOrEqual(34);
});

test('database statements of a page › a page of thirty bound blocks fetches and counts each list once', async () => {
  const page = { ...customPage('thirty', []), blocks: thirty };
  await backend.payload.create({
    collection: 'pages',
    data: {
      ...page,
      route: 'customPage',
      scope: 'network',
      layout: 'default',
      _status: 'published',
    },
  });
  // Beside the lists, one for the locales of the page, one for the network's numbers, one for the sales of
  // each of the three lists of agents, and one for the sale stories of the reviews.
  expect(await statementsOf('/thirty')).toBeLessThanOrEqual(38);
});
