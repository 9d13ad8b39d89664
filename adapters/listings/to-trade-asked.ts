import type { TradeTermsQuery } from '@/lib/graphql/generated/operations';
import { type OwnMultiples, ownMultiplesSchema } from '@/schemas/valuation';

/** Of fewer listings the middle says nothing of a trade; the search holds to the same number. */
const fewest = 10;

type Asked = NonNullable<TradeTermsQuery['categoryMultiples']>['asked'];

/** What the listings of a trade ask; null where they are too few to say, or none was asked of. */
export function toTradeAsked(asked: Asked | undefined): OwnMultiples | null {
  return asked && asked.count >= fewest ? ownMultiplesSchema.parse(asked) : null;
}
