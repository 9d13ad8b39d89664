import { slugify } from '@/lib/routes/slugify';
import { people } from '../people/people';
import { buildListing, type Given } from './build-listing';
import { dressWindow } from './dress-window';
import { edgeCases } from './edge-cases';
import type { ListingRecord } from './listing-record';
import { type ListingPlan, planListings } from './plan-listings';
import { createStoryteller } from './storyteller';
import { turnPictures } from './turn-pictures';

/** The 400 listings of the demo network. */
export function makeListings(): ListingRecord[] {
  const given = { taken: new Set<string>(), story: createStoryteller() };
  return turnPictures(dressWindow(planListings().map((plan) => makeListing(plan, given))));
}

function makeListing(plan: ListingPlan, given: Given): ListingRecord {
  const agents = people.filter((person) => person.is_agent && person.office === plan.office.slug);
  const listing = buildListing(plan, agents, given);
  const changes = edgeCases[plan.index];
  if (!changes) return listing;
  const slug = `${slugify(changes.title ?? listing.title)
    .slice(0, 60)
    .replace(/-$/, '')}-${listing.listing_number.slice(2)}`;
  return { ...listing, ...changes, slug };
}
