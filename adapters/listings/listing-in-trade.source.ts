import { pageUrl } from '@/lib/discovery/absolute-urls';
import { defineSource } from '@/lib/engine/define-source';
import { TradeTermsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { contentLocale } from '@/lib/i18n/locales';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { type LoanTerms, readLoanTerms } from '@/schemas/loan';
import type { EarningsMultiples } from '@/schemas/valuation';
import { listingSource } from './listing.source';
import { toAskingMultiples } from './to-asking-multiples';

export type ListingInTrade = {
  listing: Listing;
  trade: EarningsMultiples | null;
  /** The loan terms; null when the network has none, and for a sold listing. */
  loan: LoanTerms | null;
  /** The absolute URL of the page. */
  address: string;
};

/**
 * A listing with all details, the asking multiples of other listings in its category, and the loan terms.
 */
export const listingInTradeSource = defineSource<typeof listingQuery, ListingInTrade>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    if (!listing) return null;
    const { status, category } = listing;
    const { locale, path } = page;
    const address = pageUrl(locale, path);
    if (status === 'sold') return { listing, address, trade: null, loan: null };
    const { categoryMultiples, header, ownHeader } = await queryContent(TradeTermsDocument, {
      category,
      withTrade: category !== '',
      locale,
      contentLocale,
    });
    return {
      listing,
      address,
      trade: toAskingMultiples(categoryMultiples?.asked),
      loan: readLoanTerms(header?.contents, ownHeader?.contents),
    };
  },
});
