/** The terms of a loan: the interest a year in percent, which may be zero, and the months. */
export type Loan = { rate: number; months: number };

/** The monthly payment that repays a loan with its interest (annuity formula). */
export function loanPayment(loan: number, { rate, months }: Loan): number {
  const monthly = rate / 100 / 12;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}
