import { slugify } from '@/lib/routes/slugify';
import { itemAt } from '../../random';
import { people } from '../people/people';
import { buildListing, type ListingBuildState } from './build-listing';
import { coverCategories } from './cover-categories';
import { daysBefore } from './dates';
import { edgeCases } from './edge-cases';
import { coverName, coverVariants } from './listing-pictures';
import type { ListingRecord } from './listing-record';
import { type ListingPlan, planListings } from './plan-listings';
import { sellerTermsOf } from './seller-terms';
import { createTextChooserFactory } from './text-chooser';

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
function dateFeaturedListings(listings: readonly ListingRecord[]): ListingRecord[] {
  const dates = new Map<string, string>();
  featuredListings.forEach(([category, office], index) => {
    const presentable = listings.filter(isFeaturable).filter((candidate) => candidate.category === category);
    const chosen = presentable.find((candidate) => candidate.office === office) ?? presentable[0];
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

/** The covers of each category by the name of the first. */
const coversByFirst = new Map(
  coverCategories.map((covers) => {
    const names = coverVariants.map((variant) => coverName(covers, variant));
    return [coverName(covers, 0), names];
  }),
);

/**
 * Rotates the covers: in a list of one category, newest first, consecutive listings start with different
 * covers.
 */
function rotateCovers(listings: readonly ListingRecord[]): ListingRecord[] {
  const usesByCover = new Map<string, number>();
  const rotatedPictures = new Map<string, string[]>();
  for (const { slug, pictures } of listings.toSorted((a, b) => b.listed_at.localeCompare(a.listed_at))) {
    const [first = ''] = pictures;
    const covers = coversByFirst.get(first);
    if (!covers) continue;
    const offset = usesByCover.get(first) ?? 0;
    usesByCover.set(first, offset + 1);
    rotatedPictures.set(
      slug,
      pictures.map((_, index) => itemAt(covers, offset + index)),
    );
  }
  return listings.map((listing) => ({
    ...listing,
    pictures: rotatedPictures.get(listing.slug) ?? listing.pictures,
  }));
}

/** The 400 listings of the demo network. */
export function buildListings(): ListingRecord[] {
  const state = { usedTitles: new Set<string>(), createTextChooser: createTextChooserFactory() };
  return rotateCovers(dateFeaturedListings(planListings().map((plan) => buildWithOverrides(plan, state))));
}

function buildWithOverrides(plan: ListingPlan, state: ListingBuildState): ListingRecord {
  const agents = people.filter((person) => person.is_agent && person.office === plan.office.slug);
  const listing = buildListing(plan, agents, state);
  const changes = edgeCases[plan.index];
  if (!changes) return listing;
  const slug = `${slugify(changes.title ?? listing.title)
    .slice(0, 60)
    .replace(/-$/, '')}-${listing.listing_number.slice(2)}`;
  const changed = { ...listing, ...changes, slug };
  return { ...changed, ...sellerTermsOf(changed.description) };
}
