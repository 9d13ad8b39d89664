import type { Listing } from '@/schemas/listing';
import type { LoanTerms } from '@/schemas/loan';

type Loan = Pick<LoanTerms, 'rate' | 'years'>;

/** Amounts in pesewas, those of a month in whole cedi. */
export type FinancingSketch = {
  downPayment: number;
  rest: number;
  monthlyPayment: number;
  monthlyEarnings: number;
  /** What the earnings of a month leave; below zero where they are not enough. */
  left: number;
};

/**
 * What the rest of the price would cost a month, in equal payments. Null for what is sold, where a figure is not
 * disclosed, where nothing is left to pay, and without an interest.
 */
export function sketchFinancing(listing: Listing, terms: Loan): FinancingSketch | null {
  const { status, askingPrice, downPayment, discretionaryEarnings } = listing;
  if (status === 'sold' || terms.rate <= 0) return null;
  if (askingPrice === null || downPayment === null || discretionaryEarnings === null) return null;
  const rest = askingPrice - downPayment;
  if (rest <= 0 || discretionaryEarnings <= 0) return null;
  const monthlyPayment = toWholeCedi(payEqually(rest, terms));
  const monthlyEarnings = toWholeCedi(discretionaryEarnings / 12);
  return { downPayment, rest, monthlyPayment, monthlyEarnings, left: monthlyEarnings - monthlyPayment };
}

/** The payment of a month that pays back a loan with its interest (an annuity). */
function payEqually(loan: number, { rate, years }: Loan): number {
  const monthly = rate / 100 / 12;
  return (loan * monthly) / (1 - (1 + monthly) ** (-years * 12));
}

const toWholeCedi = (pesewas: number): number => Math.round(pesewas / 100) * 100;
