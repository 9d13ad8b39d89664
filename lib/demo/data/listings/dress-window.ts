import { daysBefore } from './dates';
import type { ListingRecord } from './listing-record';

/** The trades of the newest listings, newest first, with where they are: what the home page opens with. */
const shown: readonly (readonly [category: string, office: string])[] = [
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

const longestTitle = 60;

/** Lists one good business of each of these trades in the past fortnight, so that lists begin with variety. */
export function dressWindow(listings: readonly ListingRecord[]): ListingRecord[] {
  const dates = new Map<string, string>();
  shown.forEach(([category, office], index) => {
    const presentable = listings.filter(isPresentable).filter((one) => one.category === category);
    const chosen = presentable.find((one) => one.office === office) ?? presentable[0];
    if (chosen) dates.set(chosen.slug, daysBefore(index + 1));
  });
  return listings.map((listing) => ({ ...listing, listed_at: dates.get(listing.slug) ?? listing.listed_at }));
}

const isPresentable = ({
  title,
  status,
  kind,
  asking_price,
  discretionary_earnings,
  pictures,
}: ListingRecord) =>
  title.length <= longestTitle &&
  status === 'active' &&
  kind === 'business' &&
  asking_price !== null &&
  discretionary_earnings !== null &&
  pictures.length > 0;
