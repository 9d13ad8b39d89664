import { findPublicListing } from '@/lib/backend/buyers/public-listing';
import {
  MAX_SAVED_LISTINGS,
  noteListing,
  readSavedListings,
  removeSavedListing,
  type SavedListingRow,
  saveListing,
} from '@/lib/backend/buyers/saved-listings';
import { readViewedListings, recordView } from '@/lib/backend/buyers/viewed-listings';
import { loadBuyerListings } from '@/lib/backend/contract/rest/buyer/buyer-listing';
import { type BuyerCall, createBuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { limitWrites } from '@/lib/backend/contract/rest/buyer/limit-writes';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { type BuyerListing, buyerCalls, type ListingChange } from '@/schemas/buyers/buyer-calls';

/**
 * The id of a public listing.
 * @throws RestError 404 when there is none.
 */
export async function requirePublicListing(slug: string, { req }: BuyerCall): Promise<number> {
  const id = await findPublicListing(slug, req);
  if (id === null) throw new RestError(404, 'Listing not found');
  return id;
}

const readSavedSlugs = async ({ session, req }: BuyerCall) => ({
  saved: (await readSavedListings(session.buyer, req)).map(({ slug }) => slug),
});

const saveListingCall = createBuyerCall(buyerCalls['save-listing'], async (call) => {
  const { session, req, body } = call;
  await limitWrites(call);
  if (!body.isSaved) await removeSavedListing(session.buyer, body.listing, req);
  else if (!(await saveListing(session.buyer, await requirePublicListing(body.listing, call), req)))
    throw RestError.invalid({ listing: [`At most ${MAX_SAVED_LISTINGS} listings can be saved.`] });
  return readSavedSlugs(call);
});

function findChanges(saved: SavedListingRow, listing: BuyerListing): ListingChange[] {
  const changes: ListingChange[] = [];
  const { asking_price: price, status } = listing;
  if (saved.price !== price) changes.push({ kind: 'price', from: saved.price, to: price });
  if (saved.status !== status) changes.push({ kind: 'status', from: saved.status, to: status });
  return changes;
}

const savedListings = createBuyerCall(buyerCalls['saved-listings'], async ({ session, req, context }) => {
  const rows = await readSavedListings(session.buyer, req);
  const loaded = await loadBuyerListings(
    context,
    rows.map(({ listing_id }) => listing_id),
  );
  const byId = new Map(loaded.map(({ record, listing }) => [record.id, listing]));
  const listings = rows.flatMap((row) => {
    const listing = byId.get(row.listing_id);
    if (!listing) return [];
    const { saved_at, note } = row;
    return [{ listing, saved_at: saved_at.toISOString(), note, changes: findChanges(row, listing) }];
  });
  return { listings };
});

const noteListingCall = createBuyerCall(buyerCalls['note-listing'], async (call) => {
  await limitWrites(call);
  if (!(await noteListing(call.session.buyer, call.body, call.req)))
    throw new RestError(404, 'Listing not saved');
  return {};
});

const viewedListings = createBuyerCall(buyerCalls['viewed-listings'], async ({ session, req, context }) => {
  const loaded = await loadBuyerListings(context, await readViewedListings(session.buyer, req));
  return { listings: loaded.map(({ listing }) => listing) };
});

const recordViewCall = createBuyerCall(buyerCalls['record-view'], async (call) => {
  await limitWrites(call);
  await recordView(call.session.buyer, await requirePublicListing(call.body.listing, call), call.req);
  return {};
});

/** The calls about saved and viewed listings. */
export const savedListingCalls = {
  'save-listing': saveListingCall,
  'saved-slugs': createBuyerCall(buyerCalls['saved-slugs'], readSavedSlugs),
  'saved-listings': savedListings,
  'note-listing': noteListingCall,
  'viewed-listings': viewedListings,
  'record-view': recordViewCall,
} as const;
