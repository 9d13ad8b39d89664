import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFacts } from '@/adapters/facts/facts.source';
import { inquirableListingSource } from '@/adapters/listings/inquirable-listing.source';
import { listingInTradeSource } from '@/adapters/listings/listing-in-trade.source';
import type { DataContext } from '@/lib/engine/data-context';
import { queryContent } from '@/lib/graphql/query-content';

vi.mock('@/lib/graphql/query-content', () => ({ queryContent: vi.fn() }));
const backend = vi.mocked(queryContent);
afterEach(() => vi.resetAllMocks());

/** A new page each time, since each query is sent once per page. */
const americanPage = (): DataContext => ({ locale: 'en-US', subjects: {}, names: {}, path: '/' });
const listing = {
  ...{ slug: 'bakery', title: 'Bakery', status: 'active', kind: 'business', category: 'Bakeries' },
  ...{ place: 'Kumasi', listing_number: 'GH-1', summary: 'Bread.', description: 'Bread.' },
  ...{ asking_price: 100, down_payment: null, discretionary_earnings: null, sold_price: null },
  ...{ cover: [], images: [], total_sales: null, inventory: null, furniture_fixtures_equipment: null },
  ...{ employees: null, year_established: null, reason_for_selling: null, agent: null, office: null },
  ...{ franchisee_operation: false, relocatable: false, lender_prequalified: false },
  ...{ seller_terms_months: null, seller_terms_rate: null, seller_terms_share: null },
  listed_at: '2026-10-12T00:00:00.000Z',
  ...{ real_estate_available: false, real_estate_included: false },
};
const interestIn = (rate: string, source: string) => ({
  contents: [
    { name: 'Loan interest', value: rate },
    { name: 'Loan interest source', value: source },
  ],
});

test('listing in trade › compares a listing without a trade with nothing', async () => {
  backend.mockResolvedValueOnce({ listing: { ...listing, category: '' } });
  backend.mockResolvedValueOnce({ header: interestIn('26', 'Five lenders.'), ownHeader: null });
  const found = await listingInTradeSource.read({ slug: 'bakery' }, americanPage());
  expect(found).toMatchObject({ trade: null, loan: { rate: 26 } });
  expect(backend.mock.calls[1]?.[1]).toMatchObject({ withTrade: false });
});

test.each([
  ['active', 'a form'],
  ['under_offer', 'a form'],
  ['sold', 'none'],
])('listing in trade › for a listing that is %s, the offer block shows: %s', async (status, form) => {
  backend.mockResolvedValueOnce({ listing: { ...listing, status } });
  const found = await inquirableListingSource.read({ slug: 'bakery' }, americanPage());
  expect(found ? 'a form' : 'none').toBe(form);
});

describe('loan terms', () => {
  test('uses one interest rate in all locales and localises only its source', async () => {
    backend.mockResolvedValueOnce({ listing });
    backend.mockResolvedValueOnce({
      categoryMultiples: { asked: null },
      header: interestIn('26', 'Five lenders.'),
      ownHeader: interestIn('28', 'Five American lenders.'),
    });
    const found = await listingInTradeSource.read({ slug: 'bakery' }, americanPage());
    expect(found?.loan).toEqual({ rate: 26, years: 5, source: 'Five American lenders.' });
    expect(backend.mock.calls[1]?.[1]).toMatchObject({ locale: 'en-US', contentLocale: 'en-GH' });
  });

  test('formats the same rate in a sentence', async () => {
    backend.mockResolvedValueOnce({ header: interestIn('26', 'Five lenders.') });
    expect(await readFacts(['loan.interest'], 'en-US')).toMatchObject({ 'loan.interest': '26%' });
    expect(backend.mock.calls[0]?.[1]).toMatchObject({ withLoan: true, contentLocale: 'en-GH' });
  });
});
