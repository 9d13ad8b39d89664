// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleListing } from '@/schemas/examples/listing';
import type { SellerTerms } from '@/schemas/listing';
import { Financing } from './financing';
import { startListingDetail } from './listing-detail.live';

const cedi = 100;
const loan = { rate: 26, years: 5, source: 'Five lenders, October 2026' };

function render(sellerTerms: SellerTerms | null) {
  const listing = {
    ...exampleListing,
    ...{ askingPrice: 1_400_000 * cedi, downPayment: 400_000 * cedi, discretionaryEarnings: 600_000 * cedi },
    sellerTerms,
  };
  document.body.innerHTML = renderToStaticMarkup(
    <Financing listing={listing} loan={loan} page={exampleContext()} />,
  );
  const root = document.querySelector<HTMLElement>('[data-island=listing-detail]');
  if (!root) throw new Error('There is no example');
  startListingDetail(root);
  const figure = (name: string) => root.querySelector(`[data-figure=${name}]`)?.textContent;
  const type = (name: string, value: string) => {
    const input = root.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!input) throw new Error(`There is no field ${name}`);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { figure, type, text: document.body.textContent };
}

test('financing › states and uses the seller’s terms: 30 months without interest', () => {
  const { figure, text } = render({ months: 30, rate: 0, share: null });
  expect(text).toContain('The seller’s terms: the balance over 30 months, without interest.');
  expect(text).not.toContain('26%');
  expect([figure('loan'), figure('payment'), figure('rest')]).toEqual([
    'GH₵1,000,000',
    'GH₵33,333',
    'GH₵16,667',
  ]);
});

test('financing › without seller’s terms uses the loan, with its source', () => {
  const { figure, text } = render(null);
  expect(text).toContain('Over 5 years, at 26% interest a year.');
  expect(text).toContain('Five lenders, October 2026');
  expect(figure('payment')).toBe('GH₵29,940');
});

test('financing › follows the down payment, the years and the interest', () => {
  const { figure, type } = render({ months: 30, rate: 0, share: null });
  type('down', '800000');
  expect([figure('down'), figure('loan'), figure('payment')]).toEqual([
    'GH₵800,000',
    'GH₵600,000',
    'GH₵20,000',
  ]);
  type('years', '5');
  expect(figure('payment')).toBe('GH₵10,000');
  type('rate', '24');
  expect(figure('payment')).toBe('GH₵17,261');
  type('years', '0.5');
  expect(figure('rest-label')).toBe('Monthly shortfall');
});

test.each(['', '-1', '2000000'])('financing › keeps the example while the down payment is "%s"', (down) => {
  const { figure, type } = render({ months: 30, rate: 0, share: null });
  type('down', down);
  expect(figure('down')).toBe('GH₵400,000');
});
