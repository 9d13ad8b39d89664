import type { ListingRecord } from './listing-record';
import { numberAsText } from './number-words';

type SellerTerms = Pick<ListingRecord, 'seller_terms_months' | 'seller_terms_rate' | 'seller_terms_share'>;

const MAX_MONTHS = 99;
const monthsByText = new Map(
  Array.from({ length: MAX_MONTHS }, (_, index) => [numberAsText(index + 1), index + 1]),
);
/** The sentences of `terms` in the shared sentences that give the months of the balance, up to the interest. */
const termsPattern =
  /(?:rest|instalments|parts|GH₵[\d.,]+(?: million)?|and) (?:over |within )?([a-z-]+) months( without interest)?/;

/** The seller's terms as the description of a listing states them; interest that it does not state is null. */
export function sellerTermsOf(description: string): SellerTerms {
  const [, monthsText = '', withoutInterest] = termsPattern.exec(description) ?? [];
  const months = monthsByText.get(monthsText) ?? null;
  return {
    seller_terms_months: months,
    seller_terms_rate: months !== null && withoutInterest ? 0 : null,
    seller_terms_share: null,
  };
}
