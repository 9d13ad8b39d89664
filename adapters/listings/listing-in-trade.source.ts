import 'server-only';
import { pageAddress } from '@/lib/discovery/site-address';
import { defineSource } from '@/lib/engine/define-source';
import { TradeTermsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { contentLocale } from '@/lib/i18n/locales';
import { listingQuery } from '@/schemas/bindings/record-queries';
import type { Listing } from '@/schemas/listing';
import { type LoanTerms, readLoanTerms } from '@/schemas/loan';
import type { OwnMultiples } from '@/schemas/valuation';
import { listingSource } from './listing.source';
import { toTradeAsked } from './to-trade-asked';

export type ListingInTrade = {
  listing: Listing;
  trade: OwnMultiples | null;
  /** What borrowing costs; null where the network keeps no terms, and for what is sold. */
  loan: LoanTerms | null;
  /** Of the page it stands on, in full. */
  address: string;
};

/** One listing in full, what others of its category ask, and what borrowing costs. */
export const listingInTradeSource = defineSource<typeof listingQuery, ListingInTrade>({
  query: listingQuery,
  read: async (query, page) => {
    const listing = await listingSource.readOnce(query, page);
    if (!listing) return null;
    const { status, category } = listing;
    const { locale, path } = page;
    const address = pageAddress(locale, path);
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
      trade: toTradeAsked(categoryMultiples?.asked),
      loan: readLoanTerms(header?.contents, ownHeader?.contents),
    };
  },
});
