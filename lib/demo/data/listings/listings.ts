import { slugify } from '@/lib/routes/slugify';
import { people } from '../people/people';
import { buildListing, type ListingBuildState } from './build-listing';
import { dateFeaturedListings } from './dress-window';
import { edgeCases } from './edge-cases';
import type { ListingRecord } from './listing-record';
import { type ListingPlan, planListings } from './plan-listings';
import { createTextChooserFactory } from './text-chooser';
import { rotateCovers } from './turn-pictures';

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
  return { ...listing, ...changes, slug };
}
