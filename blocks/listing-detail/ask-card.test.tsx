import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { Listing } from '@/schemas/listing';
import { AskCard } from './ask-card';

const draw = (changed: Partial<Listing>) =>
  renderToStaticMarkup(
    <AskCard
      props={{ askText: 'It goes to the broker.', listing: { ...exampleListing, ...changed } }}
      ask="/contact-us"
      page={exampleContext()}
      headingId="price"
    />,
  );

test.each([
  ['active', 'It goes to the broker'],
  ['under_offer', 'A buyer has made an offer'],
  ['sold', 'This business has been sold'],
] as const)('what is asked of a listing that is %s: %s', (status, said) => {
  expect(draw({ status })).toContain(said);
});

test('what is sold leads to others of its trade, and to selling one’s own', () => {
  const sold = draw({ status: 'sold', category: 'Bars & drinking spots' });
  const linkOf = (words: string) => new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(sold)?.[1];
  expect(linkOf('More like this')).toMatch(/business-listing-search\?category=Bars\+%26\+drinking\+spots$/);
  expect(linkOf('Sell your business')).toMatch(/sell-a-business$/);
  expect(draw({ status: 'active' })).not.toMatch(/More like this|Sell your business/);
});

test('nobody is invited to ask about what is sold; who sold it is named', () => {
  expect(draw({ status: 'under_offer' })).toMatch(/Ask about this business.*Your contact/);
  expect(draw({ status: 'sold' })).not.toMatch(/Ask about this business|Your contact/);
  expect(draw({ status: 'sold' })).toContain('Sold by');
});
