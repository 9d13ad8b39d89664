import { expect, test } from 'vitest';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { toFacts } from './to-facts';

const pin = (locality: string, state_slug: string) => ({ locality, state_slug });

test('counts offices, towns and regions; towns with the same name in two regions count as two', () => {
  const officePins = [pin('Accra', 'ga'), pin('Accra', 'ga'), pin('Ho', 'volta'), pin('Ho', 'oti')];
  expect(toFacts({ officePins }, 'en-GH')).toEqual({
    ...{ 'offices.count': '4', 'towns.count': '3', 'regions.count': '3' },
  });
});

test('shows lists up to the maximum that the contract counts', () => {
  expect(
    toFacts({ agents: { total: 41 }, forSale: { total: 999 }, sold: { total: 1_000 } }, 'en-GH'),
  ).toEqual({
    ...{ 'brokers.count': '41', 'listings.count': '999', 'sales.count': '1,000+' },
  });
});

test('uses the loan terms that staff entered, or a phrase in their place, so that sentences stay complete', () => {
  const contents = [
    { name: 'Loan interest', value: '26.5' },
    { name: 'Loan interest source', value: 'Five lenders, October 2026.' },
  ];
  expect(toFacts({ header: { contents } }, 'en-GH')).toEqual({
    ...{ 'loan.interest': '26.5%', 'loan.years': '5' },
  });
  const sentence = 'You pay {loan.interest} interest over {loan.years} years.';
  for (const header of [{ contents: [] }, null])
    expect(resolveText(sentence, toFacts({ header }, 'en-GH'))).toBe(
      'You pay the lender’s interest over several years.',
    );
  expect(resolveText('{loan.years}年、年利{loan.interest}', toFacts({ header: null }, 'ja-JP'))).toBe(
    '数年、年利貸し手所定',
  );
});

test('omits figures that were not requested', () => {
  expect(toFacts({}, 'en-GH')).toEqual({});
});
