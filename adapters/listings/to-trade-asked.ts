import type { AskedMultiplesQuery } from '@/lib/graphql/generated/operations';
import type { Listing } from '@/schemas/listing';
import { type OwnMultiples, ownMultiplesSchema } from '@/schemas/valuation';

export type ListingInTrade = { listing: Listing; trade: OwnMultiples | null };

/** Of fewer listings the middle says nothing of a trade; the search holds to the same number. */
const fewest = 10;

/** What the listings of a trade ask; null where they are too few to say. */
export function toTradeAsked(asked: AskedMultiplesQuery['categoryMultiples']['asked']): OwnMultiples | null {
  return asked && asked.count >= fewest ? ownMultiplesSchema.parse(asked) : null;
}
