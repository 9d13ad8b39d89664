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
  const issue = (name: string) => {
    const message = root.querySelector<HTMLElement>(`#financing-${name}-issue`);
    const invalid = root.querySelector(`[name=${name}]`)?.getAttribute('aria-invalid');
    return { invalid, text: message?.hidden ? null : message?.textContent };
  };
  const isNoteHidden = () => root.querySelector<HTMLElement>('[data-terms]')?.hidden;
  return { figure, type, issue, isNoteHidden, text: document.body.textContent };
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

test.each([
  ['down', '', 'from GH₵0 to GH₵1,400,000'],
  ['down', '-1', 'from GH₵0 to GH₵1,400,000'],
  ['down', '2000000', 'from GH₵0 to GH₵1,400,000'],
  ['years', '50', 'from 0.25 to 20'],
  ['rate', '400', 'from 0 to 100'],
  ['rate', 'much', 'from 0 to 100'],
])('financing › shows a message and no result while %s is "%s"', (name, value, range) => {
  const { figure, type, issue } = render({ months: 30, rate: 0, share: null });
  type(name, value);
  expect(issue(name)).toEqual({ invalid: 'true', text: `Enter a number ${range}.` });
  expect(['down', 'loan', 'payment', 'rest'].map(figure)).toEqual(['–', '–', '–', '–']);
  type(name, name === 'down' ? '500k' : '12');
  expect(issue(name)).toEqual({ invalid: 'false', text: null });
  expect(figure('payment')).not.toBe('–');
});

test('financing › reads amounts as the search does', () => {
  const { figure, type } = render({ months: 30, rate: 0, share: null });
  type('down', '500k');
  expect(figure('down')).toBe('GH₵500,000');
  type('down', 'GH₵ 0.8m');
  expect(figure('down')).toBe('GH₵800,000');
});

test('financing › calls the example the seller’s while no term has been changed', () => {
  const { type, isNoteHidden } = render({ months: 30, rate: 0, share: null });
  expect(isNoteHidden()).toBe(false);
  type('years', '5');
  expect(isNoteHidden()).toBe(true);
  type('years', '2.5');
  expect(isNoteHidden()).toBe(false);
});
