import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import { ListingEntry } from './listing-entry';

const cedi = 100;
const sold = { ...exampleListing, status: 'sold' as const, askingPrice: 900_000 * cedi };
const textOf = (soldPrice: number | null) =>
  renderToStaticMarkup(
    <ListingEntry listing={{ ...sold, soldPrice }} page={exampleContext()} level={2} />,
  ).replace(/<[^>]+>/g, ' ');

test('listing card › of a sold business has its sold price', () => {
  expect(textOf(850_000 * cedi)).toMatch(/Sold price +GH₵850,000/);
});

test('listing card › of a sold business without a sold price does not show the asking price', () => {
  const text = textOf(null);
  expect(text).toMatch(/Sold price +Not disclosed/);
  expect(text).not.toMatch(/900,000|Asking price/);
});
