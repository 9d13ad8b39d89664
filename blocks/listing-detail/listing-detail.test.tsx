import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { Listing } from '@/schemas/listing';
import { ListingDetail } from './listing-detail';
import { type ListingDetailProps, listingDetailSchema } from './listing-detail.schema';

const loan = { rate: 26, years: 5, source: 'Bank of Ghana, October 2026' };
const asked = { ...listingDetailSchema.parse({}), trade: null, loan, address: '' };

/** With islands, which come late, as the static page waits for them. */
async function draw(changed: Partial<Listing> = {}, props: Partial<ListingDetailProps> = {}) {
  const view = ListingDetail({
    id: 'listing',
    props: { ...asked, listing: { ...exampleListing, ...changed }, ...props },
    page: exampleContext(),
    slot: () => 'Then you sign.',
  });
  return new Response((await prerender(view)).prelude).text();
}

test('what follows after asking is told as long as somebody may ask to buy it', async () => {
  expect(await draw()).toContain('Then you sign.');
  expect(await draw({ status: 'under_offer' })).toContain('Then you sign.');
  expect(await draw({ status: 'sold' })).not.toContain('Then you sign.');
});

test('a price is compared with its trade only where enough of it tell, and of how many is said', async () => {
  const trade = { count: 14, low: 210, mid: 260, high: 330 };
  expect(await draw({}, { trade })).toContain('14 businesses in this trade');
  expect(await draw()).not.toContain('businesses in this trade');
});

test('figures that say nothing of each other leave no empty line', async () => {
  const silent = {
    totalSales: 90_000_00,
    askingPrice: 60_000_00,
    discretionaryEarnings: null,
    downPayment: null,
  };
  const html = await draw(silent);
  expect(html).toContain('fill-track');
  expect(html).not.toMatch(/<p class="[^"]*">\s*<\/p>/);
  expect(await draw({ ...silent, downPayment: 30_000_00 })).toContain('50%');
});

test('of a sold one the price is what was paid, where that is told', async () => {
  const paid = 'GH₵2,710,000';
  expect(await draw({ status: 'sold', soldPrice: 271_000_000 })).toContain(paid);
  expect(await draw({ status: 'active', soldPrice: 271_000_000 })).not.toContain(paid);
});

test('of a sold one whose price is not told nothing is said of it', async () => {
  const sold = (soldPrice: number | null) => draw({ status: 'sold', soldPrice });
  expect(await sold(271_000_000)).toContain('The price paid was');
  expect(await sold(null)).not.toMatch(/Sold price|The price paid was/);
});

test('what was written while it was for sale is said to be so once it is sold', async () => {
  const said = 'was written while the business was for sale';
  expect(await draw({ status: 'sold' })).toContain(said);
  expect(await draw({ status: 'under_offer' })).not.toContain(said);
});

test('the ways to reach somebody lead to the broker of a sold one, and promise another like it', async () => {
  const barOf = (html: string) => /<nav [^>]*class="reach-bar">.*?<\/nav>/.exec(html)?.[0] ?? '';
  const sold = barOf(await draw({ status: 'sold' }, { ask: { url: '#ask' } }));
  expect(sold).toContain(`>Sold by ${exampleListing.agent?.name}</p>`);
  expect(sold).toContain(`href="/en-GH${exampleListing.agent?.href}/contact-us"`);
  expect(sold).toContain(`text=${encodeURIComponent('A business like “')}`);
  const ofOffice = barOf(await draw({ status: 'sold', agent: null }, { ask: { url: '#ask' } }));
  expect(ofOffice).toContain(`>Sold by ${exampleListing.office}</p>`);
  expect(ofOffice).toContain(`href="/en-GH${exampleListing.officeHref}/contact-us"`);
  const active = barOf(await draw({}, { ask: { url: '#ask' } }));
  expect(active).toContain('href="#ask"');
  expect(active).not.toContain('Sold by');
});

test('the example of paying is called one, and stands only where there is an interest', async () => {
  expect(await draw()).toContain('not an offer');
  expect(await draw({}, { loan: null })).not.toContain('not an offer');
});

test('with the interest is said where it comes from, and of when', async () => {
  expect(await draw()).toContain(loan.source);
  expect(await draw({ status: 'sold' })).not.toContain(loan.source);
});

test('pictures lead to themselves, each with its place; a stand-in leads nowhere', async () => {
  const picture = (name: string) => ({
    src: `/media/${name}`,
    alt: name,
    width: 900,
    height: 600,
    widths: [],
  });
  const html = await draw({ images: [picture('front.webp'), picture('yard.webp')] });
  expect(html.match(/href="\/media\/[^"]+" data-picture="\d"/g)).toEqual([
    'href="/media/front.webp" data-picture="0"',
    'href="/media/yard.webp" data-picture="1"',
  ]);
  expect(html).toContain('Enlarge image 2 of 2');
  expect(await draw({ images: [] })).not.toContain('data-picture');
});
