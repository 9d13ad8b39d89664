import type { ListingRecord } from '../data/listings/listing-record';
import { regions } from '../data/regions';
import { type Ids, idOf, type SeedRun, writeEach } from './seed-run';

export type ListingRelations = { regions: Ids; offices: Ids; people: Ids; pictures: Ids };

/** Writes the listings; returns their ids by slug. */
export function writeListings(
  { payload, req }: SeedRun,
  ids: ListingRelations,
  listings: readonly ListingRecord[],
): Promise<Ids> {
  return writeEach(
    listings,
    ({ slug }) => slug,
    ({ locality, region, office, agent, pictures, ...fields }) =>
      payload.create({
        collection: 'listings',
        data: {
          ...fields,
          location: `${locality}, ${regions.find(({ code }) => code === region)?.name ?? ''}`,
          region: idOf(ids.regions, region),
          office: idOf(ids.offices, office),
          agent: idOf(ids.people, agent),
          images: pictures.map((name) => idOf(ids.pictures, name)),
        },
        req,
      }),
  );
}
