import type { PayloadRequest } from 'payload';
import type { BuyerCriteria } from '@/schemas/buyers/preferences';
import { relationId } from '../relation-id';
import { type AlertListing, MAX_MAILED_LISTINGS } from './alert-mail';
import { explainMatch } from './match-reasons';

/** The newest of these listings, as many as a mail shows, with what of the criteria and words each meets. */
export async function describeListings(
  ids: readonly number[],
  { criteria, words }: { criteria: BuyerCriteria; words: string },
  req: PayloadRequest,
): Promise<AlertListing[]> {
  const { docs } = await req.payload.find({
    ...{ collection: 'listings', where: { id: { in: [...ids] } }, depth: 0, req },
    ...{ sort: ['-listed_at', '-id'], limit: MAX_MAILED_LISTINGS, pagination: false },
  });
  const regionIds = [...new Set(docs.flatMap(({ region }) => relationId(region) ?? []))];
  const regions = await req.payload.find({
    ...{ collection: 'regions', where: { id: { in: regionIds } }, depth: 0, req },
    ...{ select: { name: true, slug: true }, pagination: false },
  });
  const regionsById = new Map(regions.docs.map((region) => [region.id, region]));
  return docs.map((listing) => {
    const region = regionsById.get(relationId(listing.region) ?? 0);
    return {
      ...{ listing, place: listing.location, region: region?.name ?? '', words },
      reasons: explainMatch(criteria, listing, region?.slug ?? ''),
    };
  });
}
