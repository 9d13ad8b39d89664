import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { Listing } from '@/schemas/listing';
import { InquiryCard } from './inquiry-card';

const render = (changed: Partial<Listing>) =>
  renderToStaticMarkup(
    <InquiryCard
      props={{ askText: 'It goes to the broker.', listing: { ...exampleListing, ...changed } }}
      inquiryHref="/contact-us"
      page={exampleContext()}
      headingId="price"
    />,
  );

test.each([
  ['active', 'It goes to the broker'],
  ['under_offer', 'A buyer has made an offer'],
  ['sold', 'This business has been sold'],
] as const)('the note on a listing that is %s: %s', (status, text) => {
  expect(render({ status })).toContain(text);
});

test('a sold listing links to others in its category and to selling a business', () => {
  const sold = render({ status: 'sold', category: 'Bars & drinking spots' });
  const linkOf = (text: string) => new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(sold)?.[1];
  expect(linkOf('More like this')).toMatch(/business-listing-search\?category=Bars\+%26\+drinking\+spots$/);
  expect(linkOf('Sell your business')).toMatch(/sell-a-business$/);
  expect(render({ status: 'active' })).not.toMatch(/More like this|Sell your business/);
});

test('a sold listing has no inquiry button; its seller is displayed', () => {
  expect(render({ status: 'under_offer' })).toMatch(/Ask about this business.*Your contact/);
  expect(render({ status: 'sold' })).not.toMatch(/Ask about this business|Your contact/);
  expect(render({ status: 'sold' })).toContain('Sold by');
});
