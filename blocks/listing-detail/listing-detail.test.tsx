import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { Listing } from '@/schemas/listing';
import { ListingDetail } from './listing-detail';
import { type ListingDetailProps, listingDetailSchema } from './listing-detail.schema';

const asked = { ...listingDetailSchema.parse({ loanRate: 26 }), trade: null };

const draw = (changed: Partial<Listing> = {}, props: Partial<ListingDetailProps> = {}) =>
  renderToStaticMarkup(
    ListingDetail({
      id: 'listing',
      props: { ...asked, listing: { ...exampleListing, ...changed }, ...props },
      page: exampleContext(),
      slot: () => 'Then you sign.',
    }),
  );

test('what follows after asking is told as long as somebody may ask to buy it', () => {
  expect(draw()).toContain('Then you sign.');
  expect(draw({ status: 'under_offer' })).toContain('Then you sign.');
  expect(draw({ status: 'sold' })).not.toContain('Then you sign.');
});

test('a price is compared with its trade only where enough of it tell, and of how many is said', () => {
  const trade = { count: 14, low: 210, mid: 260, high: 330 };
  expect(draw({}, { trade })).toContain('14 businesses of its trade');
  expect(draw()).not.toContain('businesses of its trade');
});

test('the example of paying is called one, and stands only where there is an interest', () => {
  expect(draw()).toContain('not an offer');
  expect(draw({}, { loanRate: 0 })).not.toContain('not an offer');
});
