import { expect, test } from 'vitest';
import { loanContents, loanTermsIssue, readLoanTerms } from './loan';

const source = { name: loanContents.source, value: 'Five lenders, October 2026.' };
const contentsWith = (rate: string, years = '') => [
  { name: loanContents.rate, value: rate },
  { name: loanContents.years, value: years },
  source,
];

test.each([
  ['26', '', { rate: 26, years: 5 }],
  [' 26.5 % ', '3', { rate: 26.5, years: 3 }],
  ['26,5', '10', { rate: 26.5, years: 10 }],
])('reads %j over %j years', (rate, years, terms) => {
  expect(readLoanTerms(contentsWith(rate, years))).toEqual({ ...terms, source: source.value });
  expect([loanTermsIssue(loanContents.rate, rate), loanTermsIssue(loanContents.years, years)]).toEqual([
    null,
    null,
  ]);
});

test.each(['', '0', '-3', '101', 'high', '%'])('rejects an interest of %j', (rate) => {
  expect(readLoanTerms(contentsWith(rate))).toBeNull();
});

test('ignores an interest without a source', () => {
  expect(readLoanTerms([{ name: loanContents.rate, value: '26' }])).toBeNull();
});

test("uses the interest of the content language with the source text of the page's language", () => {
  const frenchSource = { name: loanContents.source, value: 'Cinq prêteurs, octobre 2026.' };
  const own = [
    { name: loanContents.rate, value: '28' },
    { name: loanContents.years, value: '9' },
    frenchSource,
  ];
  expect(readLoanTerms(contentsWith('26'), own)).toEqual({ rate: 26, years: 5, source: frenchSource.value });
  expect(readLoanTerms(contentsWith('26'), [])?.source).toBe(source.value);
  expect(readLoanTerms([], own)).toBeNull();
});

test.each([
  [loanContents.rate, 'high', 'in percent'],
  [loanContents.years, '0', 'from 1 to 30'],
  [loanContents.source, 'x'.repeat(201), '200 characters'],
])('%s: %s is rejected with advice', (name, value, expected) => {
  expect(loanTermsIssue(name, value)).toContain(expected);
});

test('accepts contents that are no loan terms', () => {
  expect(loanTermsIssue('Network name', 'high')).toBeNull();
});
