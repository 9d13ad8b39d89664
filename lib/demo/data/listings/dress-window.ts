import { daysBefore } from './dates';
import type { ListingRecord } from './listing-record';

/** The categories and offices of the newest listings, newest first: the home page displays them. */
const featuredListings: readonly (readonly [category: string, office: string])[] = [
  ['Bakeries', 'adum'],
  ['Guest houses and hotels', 'koforidua'],
  ['Restaurants and chop bars', 'osu'],
  ['Schools and crèches', 'east-legon'],
  ['Cold stores', 'tema'],
  ['Fashion and cloth', 'ahodwo'],
  ['Food and water processing', 'tamale'],
  ['Pharmacies', 'sunyani'],
  ['Haulage and logistics', 'takoradi'],
  ['Cafés and coffee shops', 'osu'],
  ['Clinics and laboratories', 'ahodwo'],
  ['Poultry and agribusiness', 'koforidua'],
];

const MAX_FEATURED_TITLE_LENGTH = 60;

/**
 * Dates a suitable listing of each featured category within the past fortnight, so that lists start with a
 * variety of businesses.
 */
export function dateFeaturedListings(listings: readonly ListingRecord[]): ListingRecord[] {
  const dates = new Map<string, string>();
  featuredListings.forEach(([category, office], index) => {
    const presentable = listings.filter(isFeaturable).filter((one) => one.category === category);
    const chosen = presentable.find((one) => one.office === office) ?? presentable[0];
    if (chosen) dates.set(chosen.slug, daysBefore(index + 1));
  });
  return listings.map((listing) => ({ ...listing, listed_at: dates.get(listing.slug) ?? listing.listed_at }));
}

const isFeaturable = ({
  title,
  status,
  kind,
  asking_price,
  discretionary_earnings,
  pictures,
}: ListingRecord) =>
  title.length <= MAX_FEATURED_TITLE_LENGTH &&
  status === 'active' &&
  kind === 'business' &&
  asking_price !== null &&
  discretionary_earnings !== null &&
  pictures.length > 0;
