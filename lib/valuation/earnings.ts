import { earningNames, type Figures } from './figures';

/**
 * Seller's discretionary earnings of a year, in pesewas: what one full-time owner takes out of the business
 * (domain 2.1).
 */
export function discretionaryEarnings(figures: Figures): number {
  const mainAmounts = earningNames.map((name) => figures[name] ?? 0);
  const itemAmounts = [...figures.oneOffs, ...figures.personal].map(({ amount }) => amount);
  return [...mainAmounts, ...itemAmounts].reduce((sum, amount) => sum + amount, 0);
}
