import { z } from 'zod';
import { daysBetween } from '../listings/dates';
import type { ListingRecord } from '../listings/listing-record';
import { readYaml } from '../read-data';

const toldSchema = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1),
  quote: z.string().nullable().default(null),
  quoted: z.string().nullable().default(null),
});

/** The words of each story, by the number of the listing that was sold. */
const told = readYaml('sale-stories/sale-stories.yaml', z.record(z.string(), toldSchema));

/** The stories of sales: what can be counted is what the listing says that was sold. */
export function makeSaleStories(all: readonly ListingRecord[]) {
  const listings = new Map(all.map((listing) => [listing.listing_number, listing]));
  return Object.entries(told).map(([number, words]) => {
    const listing = listings.get(number);
    if (!listing) throw new Error(`A story tells the sale of ${number}, which no listing has`);
    return { listing: number, ...words, ...saleOf(listing) };
  });
}

function saleOf({ sold_at, listed_at, ...listing }: ListingRecord) {
  const { category, locality, asking_price, sold_price, office, agent, pictures } = listing;
  if (!sold_at) throw new Error(`A story tells the sale of ${listing.listing_number}, which is not sold`);
  const weeks = Math.round(daysBetween(listed_at, sold_at) / 7);
  return {
    category,
    town: locality,
    asking_price,
    sold_price,
    weeks,
    sold_at,
    office,
    agent,
    picture: pictures[0] ?? null,
  };
}
