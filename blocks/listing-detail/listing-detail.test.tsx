import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { Listing } from '@/schemas/listing';
import { ListingDetail } from './listing-detail';
import { type ListingDetailProps, listingDetailSchema } from './listing-detail.schema';

const loan = { rate: 26, years: 5, source: 'Bank of Ghana, October 2026' };
const baseProps = { ...listingDetailSchema.parse({}), trade: null, loan, address: '' };

/** Waits for lazy islands, as the rendering of a static page does. */
async function render(changed: Partial<Listing> = {}, props: Partial<ListingDetailProps> = {}) {
  const view = ListingDetail({
    id: 'listing',
    props: { ...baseProps, listing: { ...exampleListing, ...changed }, ...props },
    page: exampleContext(),
    slot: () => 'Then you sign.',
  });
  return new Response((await prerender(view)).prelude).text();
}

test('explains the steps after an inquiry as long as the listing is for sale', async () => {
  expect(await render()).toContain('Then you sign.');
  expect(await render({ status: 'under_offer' })).toContain('Then you sign.');
  expect(await render({ status: 'sold' })).not.toContain('Then you sign.');
});

test('compares the price with its trade only when enough listings disclose theirs, and displays their number', async () => {
  const trade = { count: 14, low: 210, mid: 260, high: 330 };
  expect(await render({}, { trade })).toContain('14 businesses in this trade');
  expect(await render()).not.toContain('businesses in this trade');
});

test('figures without ratios leave no empty line', async () => {
  const silent = {
    totalSales: 90_000_00,
    askingPrice: 60_000_00,
    discretionaryEarnings: null,
    downPayment: null,
  };
  const html = await render(silent);
  expect(html).toContain('fill-track');
  expect(html).not.toMatch(/<p class="[^"]*">\s*<\/p>/);
  expect(await render({ ...silent, downPayment: 30_000_00 })).toContain('50%');
});

test('a sold listing displays the sold price, if disclosed', async () => {
  const paid = 'GH₵2,710,000';
  expect(await render({ status: 'sold', soldPrice: 271_000_000 })).toContain(paid);
  expect(await render({ status: 'active', soldPrice: 271_000_000 })).not.toContain(paid);
});

test('a sold listing without a disclosed sold price displays that it is not disclosed, and no price text', async () => {
  const sold = (soldPrice: number | null) => render({ status: 'sold', soldPrice });
  expect(await sold(271_000_000)).toContain('The price paid was');
  const html = await sold(null);
  expect(html).toMatch(/>Sold price<\/h2><p [^>]*>Not disclosed<\/p>/);
  expect(html.match(/Sold price/g)).toHaveLength(1);
  expect(html).not.toContain('The price paid was');
});

test('marks the description of a sold listing as written while it was for sale', async () => {
  const notice = 'was written while the business was for sale';
  expect(await render({ status: 'sold' })).toContain(notice);
  expect(await render({ status: 'under_offer' })).not.toContain(notice);
});

test('the contact bar of a sold listing links to its broker and offers a similar listing', async () => {
  const barOf = (html: string) => /<nav [^>]*class="contact-bar">.*?<\/nav>/.exec(html)?.[0] ?? '';
  const sold = barOf(await render({ status: 'sold' }, { ask: { url: '#ask' } }));
  expect(sold).toContain(`>Sold by ${exampleListing.agent?.name}</p>`);
  expect(sold).toContain(`href="/en-GH${exampleListing.agent?.href}/contact-us"`);
  expect(sold).toContain(`text=${encodeURIComponent('A business like “')}`);
  const ofOffice = barOf(await render({ status: 'sold', agent: null }, { ask: { url: '#ask' } }));
  expect(ofOffice).toContain(`>Sold by ${exampleListing.office}</p>`);
  expect(ofOffice).toContain(`href="/en-GH${exampleListing.officeHref}/contact-us"`);
  const active = barOf(await render({}, { ask: { url: '#ask' } }));
  expect(active).toContain('href="#ask"');
  expect(active).not.toContain('Sold by');
});

test('the payment example is labelled as an example, and needs an interest rate', async () => {
  const unagreed = { months: 24, rate: null, share: null };
  for (const sellerTerms of [null, unagreed]) {
    expect(await render({ sellerTerms })).toContain('not an offer');
    expect(await render({ sellerTerms }, { loan: null })).not.toContain('not an offer');
  }
  expect(await render({}, { loan: null })).toContain('not an offer');
});

test('displays the source and month of the interest rate', async () => {
  expect(await render({ sellerTerms: null })).toContain(loan.source);
  expect(await render({ sellerTerms: null, status: 'sold' })).not.toContain(loan.source);
});

test('images link to their files with their position; a placeholder has no link', async () => {
  const picture = (name: string) => ({
    src: `/media/${name}`,
    alt: name,
    width: 900,
    height: 600,
    widths: [],
  });
  const html = await render({ images: [picture('front.webp'), picture('yard.webp')] });
  expect(html.match(/href="\/media\/[^"]+" data-picture="\d"/g)).toEqual([
    'href="/media/front.webp" data-picture="0"',
    'href="/media/yard.webp" data-picture="1"',
  ]);
  expect(html).toContain('Enlarge image 2 of 2');
  expect(await render({ images: [] })).not.toContain('data-picture');
});
