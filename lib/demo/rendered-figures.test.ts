import type { Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

let backend: TestBackend;
/** The text of a page as visitors read it, with ` | ` between its elements. */
let readText: (path: string) => Promise<string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  const { renderPage } = await import('@/tests/invalidation/rendered-page');
  readText = async (path) => {
    const { output } = await renderPage('en-GH', path);
    expect(output.slice(0, 5), path).toBe('page ');
    const body = output.slice(output.indexOf('<'));
    const elements = body.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, '|');
    return elements.replace(/[\s|]*\|[\s|]*/g, ' | ');
  };
}, 300_000);
afterAll(() => backend?.stop());

const countListings = async (status: string, of: Where = {}): Promise<number> => {
  const where = { and: [{ status: { equals: status } }, of] };
  return (await backend.payload.count({ collection: 'listings', where, overrideAccess: false })).totalDocs;
};

test('home counts businesses for sale without those under offer, and search states which it includes', async () => {
  const [active, underOffer, sold] = [
    await countListings('active'),
    await countListings('under_offer'),
    await countListings('sold'),
  ];
  expect(await readText('/')).toContain(`${active} businesses for sale`);
  const search = await readText('/buy-a-business/business-listing-search');
  expect(search).toContain(
    `For sale or under offer | ${active + underOffer} | Under offer | ${underOffer} | Recently sold | ${sold} |`,
  );
  expect(search).toContain(`Results 1–15 of ${active + underOffer}`);
  const claims = [...search.matchAll(/(\d+) businesses for sale/g)].map(([, count]) => Number(count));
  expect(claims.filter((count) => count !== active)).toEqual([]);
});

test('an office counts the listings and the sales that its pages show', async () => {
  const office = { 'office.slug': { equals: 'osu' } };
  const [active, underOffer] = [
    await countListings('active', office),
    await countListings('under_offer', office),
  ];
  const list = await readText('/locations/greater-accra/osu/buy-a-business/active-business-listings');
  expect(list).toContain(`For sale or under offer | ${active + underOffer} | Under offer | ${underOffer} |`);
  expect(await readText('/locations/greater-accra/osu')).toMatch(
    new RegExp(`\\| ${await countListings('sold')} \\|`),
  );
});

/** Category, place and title of a card of a sold listing, and its first figure. */
const soldCards = /\| Sold \| (?:[^|]+\| ){3}Sold price \|/g;
const soldCardWithAskingPrice = /\| Sold \| (?:[^|]+\| ){3}Asking price \|/;

test('an agent has one count of sales: on the page, in the team and as cards, each with a sold price', async () => {
  const { docs } = await backend.payload.find({
    ...{ collection: 'people', depth: 0, limit: 4, sort: 'id', where: { is_agent: { equals: true } } },
  });
  const team = await readText('/about/our-team');
  for (const { slug, first_name, last_name } of docs) {
    const sales = await countListings('sold', { 'agent.slug': { equals: slug } });
    if (sales === 0) continue;
    const label = `${sales} ${sales === 1 ? 'sale' : 'sales'} published on this site`;
    expect(await readText(`/agents/${slug}`)).toContain(label);
    const sold = await readText(`/agents/${slug}/recently-sold-listings`);
    expect(sold).toContain(label);
    expect(sold.match(soldCards)).toHaveLength(sales);
    expect(sold).not.toMatch(soldCardWithAskingPrice);
    const [, card = ''] = team.split(`${first_name} ${last_name} |`);
    expect(card.slice(0, 600)).toContain(label);
  }
});

test('the page of sales shows a sold price or none, and no asking price', async () => {
  const text = await readText('/sell-a-business/recently-sold-listings');
  expect(text).toMatch(/Sold price \| GH₵/);
  expect(text).toMatch(/Sold price \| Not disclosed/);
  expect(text).not.toMatch(soldCardWithAskingPrice);
});
