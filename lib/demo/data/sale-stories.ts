import { z } from 'zod';
import { daysBetween } from './listings/dates';
import type { ListingRecord } from './listings/listing-record';
import { readYaml } from './read-data';

const storyTextSchema = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1),
  quote: z.string().nullable().default(null),
  quoted: z.string().nullable().default(null),
});

/** The texts of each story by the number of the sold listing. */
const storyTexts = readYaml('sale-stories/sale-stories.yaml', z.record(z.string(), storyTextSchema));

/** Builds the sale stories; their figures come from the sold listings. */
export function buildSaleStories(listingRecords: readonly ListingRecord[]) {
  const listings = new Map(listingRecords.map((listing) => [listing.listing_number, listing]));
  return Object.entries(storyTexts).map(([number, texts]) => {
    const listing = listings.get(number);
    if (!listing) throw new Error(`Sale story of an unknown listing: ${number}`);
    return { listing: number, ...texts, ...saleOf(listing) };
  });
}

function saleOf({ sold_at, listed_at, ...listing }: ListingRecord) {
  const { category, locality, asking_price, sold_price, office, agent, pictures } = listing;
  if (!sold_at) throw new Error(`Sale story of an unsold listing: ${listing.listing_number}`);
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
