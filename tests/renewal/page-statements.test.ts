import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StoredBlock } from '@/schemas/stored-block';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { customPage } from '../support/custom-page';

const office = '/locations/greater-accra/osu';

let backend: TestBackend;
let makePage: typeof import('./made-page')['makePage'];
beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  ({ makePage } = await import('./made-page'));
  await makePage('en-GH', '/');
}, 300_000);
afterAll(() => backend.stop());

/** The statements that making a page sends to the database. */
async function statementsOf(path: string): Promise<number> {
  const spy = vi.spyOn(backend.payload.db.pool, 'query');
  const page = await makePage('en-GH', path);
  const count = spy.mock.calls.length;
  spy.mockRestore();
  expect(page.shown).toMatch(/^page /);
  return count;
}

const bound = (type: string, source: string, query: object, id: string): StoredBlock => ({
  id,
  type,
  version: 0,
  props: {},
  bind: { source, query: { ...query } },
});

/** Thirty bound blocks, of all lists there are; some ask the same. */
const thirty = [...Array(6).keys()].flatMap((turn) => [
  bound('listing-grid', 'listings', { limit: 3 + turn }, `listings-${turn}`),
  bound('testimonials', 'reviews', { limit: 2 + (turn % 3) }, `reviews-${turn}`),
  bound('post-teasers', 'posts', { limit: 2 + (turn % 2) }, `posts-${turn}`),
  bound('team-grid', 'agents', { limit: 3 + (turn % 3) }, `agents-${turn}`),
  bound('office-list', 'offices', {}, `offices-${turn}`),
]);

test('an office’s frame and nine blocks are read in few statements', async () => {
  // One of them for the pages that the office has put into its menu, four for the story of a sale (with its count, who sold, and what the seller wrote), and six
  // for the network's sales and brokers that are counted in a text.
  expect(await statementsOf(office)).toBeLessThanOrEqual(33);
});

test('a page of thirty bound blocks asks for each list once, and counts it once', async () => {
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
  // Beside the lists, one asks for the languages the page is written in, one for the network’s own numbers, and for each of the three lists of
  // agents one for what they have sold, and one for the stories of sales that reviews are of.
  expect(await statementsOf('/thirty')).toBeLessThanOrEqual(38);
});
