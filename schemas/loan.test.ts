import { expect, test } from 'vitest';
import { loanContents, loanFault, readLoanTerms } from './loan';

const source = { name: loanContents.source, value: 'Five lenders, October 2026.' };
const of = (rate: string, years = '') => [
  { name: loanContents.rate, value: rate },
  { name: loanContents.years, value: years },
  source,
];

test.each([
  ['26', '', { rate: 26, years: 5 }],
  [' 26.5 % ', '3', { rate: 26.5, years: 3 }],
  ['26,5', '10', { rate: 26.5, years: 10 }],
])('%j over %j years', (rate, years, terms) => {
  expect(readLoanTerms(of(rate, years))).toEqual({ ...terms, source: source.value });
  expect([loanFault(loanContents.rate, rate), loanFault(loanContents.years, years)]).toEqual([null, null]);
});

test.each(['', '0', '-3', '101', 'high', '%'])('an interest of %j is none', (rate) => {
  expect(readLoanTerms(of(rate))).toBeNull();
});

test('an interest that nobody vouches for is not told', () => {
  expect(readLoanTerms([{ name: loanContents.rate, value: '26' }])).toBeNull();
});

test('in another language the same is said, with its own words for where it comes from', () => {
  const other = { name: loanContents.source, value: 'Cinq prêteurs, octobre 2026.' };
  const own = [{ name: loanContents.rate, value: '28' }, { name: loanContents.years, value: '9' }, other];
  expect(readLoanTerms(of('26'), own)).toEqual({ rate: 26, years: 5, source: other.value });
  expect(readLoanTerms(of('26'), [])?.source).toBe(source.value);
  expect(readLoanTerms([], own)).toBeNull();
});

test.each([
  [loanContents.rate, 'high', 'in percent'],
  [loanContents.years, '0', 'from 1 to 30'],
  [loanContents.source, 'x'.repeat(201), '200 letters'],
])('%s: %s is refused with what to write', (name, value, says) => {
  expect(loanFault(name, value)).toContain(says);
});

test('what is no term is not judged', () => {
  expect(loanFault('Network name', 'high')).toBeNull();
});
