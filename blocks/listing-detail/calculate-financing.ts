import type { Listing } from '@/schemas/listing';
import type { LoanTerms } from '@/schemas/loan';
import { type Loan, loanPayment } from './loan-payment';

/** Amounts in pesewas; monthly amounts are rounded to whole cedi. */
export type FinancingExample = Loan & {
  /** Whether the terms are those of the seller; otherwise they are the network's. */
  isSellers: boolean;
  price: number;
  downPayment: number;
  loanAmount: number;
  monthlyPayment: number;
  monthlyEarnings: number;
  /** The monthly earnings minus the payment; negative when they are insufficient. */
  remainder: number;
};

/**
 * The monthly payments for the rest of the price on the seller's terms, or else on those of a loan; a seller's
 * interest that is to be agreed is that of the loan. Null for a sold listing, with an undisclosed figure, without
 * a remaining amount, and without terms.
 */
export function calculateFinancing(listing: Listing, loan: LoanTerms | null): FinancingExample | null {
  const { status, askingPrice, discretionaryEarnings } = listing;
  const terms = termsOf(listing, loan);
  if (status === 'sold' || terms === null) return null;
  const downPayment = downPaymentOf(listing);
  if (askingPrice === null || downPayment === null || discretionaryEarnings === null) return null;
  const loanAmount = askingPrice - downPayment;
  if (loanAmount <= 0 || discretionaryEarnings <= 0) return null;
  const monthlyPayment = toWholeCedi(loanPayment(loanAmount, terms));
  const monthlyEarnings = toWholeCedi(discretionaryEarnings / 12);
  const remainder = monthlyEarnings - monthlyPayment;
  return {
    ...terms,
    price: askingPrice,
    downPayment,
    loanAmount,
    monthlyPayment,
    monthlyEarnings,
    remainder,
  };
}

function termsOf({ sellerTerms }: Listing, loan: LoanTerms | null): (Loan & { isSellers: boolean }) | null {
  const rate = sellerTerms?.rate ?? loan?.rate ?? null;
  if (sellerTerms) return rate === null ? null : { rate, months: sellerTerms.months, isSellers: true };
  return loan && loan.rate > 0 ? { rate: loan.rate, months: loan.years * 12, isSellers: false } : null;
}

/** The share that the seller leaves decides; otherwise the disclosed down payment. */
function downPaymentOf({ askingPrice, downPayment, sellerTerms }: Listing): number | null {
  const share = sellerTerms?.share ?? null;
  if (share === null || askingPrice === null) return downPayment;
  return toWholeCedi((askingPrice * (100 - share)) / 100);
}

const toWholeCedi = (pesewas: number): number => Math.round(pesewas / 100) * 100;
