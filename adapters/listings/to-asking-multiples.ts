import type { TradeTermsQuery } from '@/lib/graphql/generated/operations';
import { type EarningsMultiples, earningsMultiplesSchema } from '@/schemas/valuation';

/** With fewer listings the median is not representative. The listing search uses the same minimum. */
const MIN_LISTINGS = 10;

type AskingMultiplesRecord = NonNullable<TradeTermsQuery['categoryMultiples']>['asked'];

/**
 * The asking multiples of a category; null when there are too few listings, or when no multiples were
 * requested.
 */
export function toAskingMultiples(multiples: AskingMultiplesRecord | undefined): EarningsMultiples | null {
  return multiples && multiples.count >= MIN_LISTINGS ? earningsMultiplesSchema.parse(multiples) : null;
}
