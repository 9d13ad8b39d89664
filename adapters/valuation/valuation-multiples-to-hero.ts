import type { Supply } from '@/lib/engine/bindings';
import type { TradeMultiples } from '@/schemas/valuation';

/** The trades of the estimate in a hero. */
export function valuationMultiplesToHero(multiples: TradeMultiples[]): Supply<'multiples'> {
  const trades = multiples.map(({ slug, industry, low, mid, high }) => ({ slug, industry, low, mid, high }));
  return { props: { multiples: trades } };
}
