import type { Listing } from '@/schemas/listing';
import type { LoanTerms } from '@/schemas/loan';

type Loan = Pick<LoanTerms, 'rate' | 'years'>;

/** Amounts in pesewas; monthly amounts are rounded to whole cedi. */
export type FinancingExample = {
  downPayment: number;
  loanAmount: number;
  monthlyPayment: number;
  monthlyEarnings: number;
  /** The monthly earnings minus the payment; negative when they are insufficient. */
  remainder: number;
};

/**
 * The monthly payments for the rest of the price. Null for a sold listing, with an undisclosed figure,
 * without a remaining amount, and without an interest rate.
 */
export function calculateFinancing(listing: Listing, terms: Loan): FinancingExample | null {
  const { status, askingPrice, downPayment, discretionaryEarnings } = listing;
  if (status === 'sold' || terms.rate <= 0) return null;
  if (askingPrice === null || downPayment === null || discretionaryEarnings === null) return null;
  const loanAmount = askingPrice - downPayment;
  if (loanAmount <= 0 || discretionaryEarnings <= 0) return null;
  const monthlyPayment = toWholeCedi(monthlyAnnuity(loanAmount, terms));
  const monthlyEarnings = toWholeCedi(discretionaryEarnings / 12);
  return {
    downPayment,
    loanAmount,
    monthlyPayment,
    monthlyEarnings,
    remainder: monthlyEarnings - monthlyPayment,
  };
}

/** The monthly payment that repays a loan with its interest (annuity formula). */
function monthlyAnnuity(loan: number, { rate, years }: Loan): number {
  const monthly = rate / 100 / 12;
  return (loan * monthly) / (1 - (1 + monthly) ** (-years * 12));
}

const toWholeCedi = (pesewas: number): number => Math.round(pesewas / 100) * 100;
