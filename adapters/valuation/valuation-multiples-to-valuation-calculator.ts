import type { Supply } from '@/lib/engine/bindings';
import type { TradeMultiples } from '@/schemas/valuation';

export function valuationMultiplesToValuationCalculator(multiples: TradeMultiples[]): Supply<'multiples'> {
  return { props: { multiples } };
}
