import { earningNames, type Figures } from './figures';

/** The seller's discretionary earnings of a year, in pesewas: what one owner who works full time takes out of the business (domain 2.1). */
export function discretionaryEarnings(figures: Figures): number {
  const named = earningNames.map((name) => figures[name] ?? 0);
  const listed = [...figures.oneOffs, ...figures.personal].map(({ amount }) => amount);
  return [...named, ...listed].reduce((sum, amount) => sum + amount, 0);
}
