import {
  deleteSearch,
  MAX_SAVED_SEARCHES,
  readSavedSearches,
  type SavedSearchRow,
  saveSearch,
  updateSearch,
} from '@/lib/backend/buyers/saved-searches';
import { createBuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { limitWrites } from '@/lib/backend/contract/rest/buyer/limit-writes';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { buyerCalls } from '@/schemas/buyers/buyer-calls';

const toSearch = ({ created_at, ...search }: SavedSearchRow) => ({
  ...search,
  created_at: created_at.toISOString(),
});

const searches = createBuyerCall(buyerCalls.searches, async ({ session, req }) => ({
  searches: (await readSavedSearches(session.buyer, req)).map(toSearch),
}));

const saveSearchCall = createBuyerCall(buyerCalls['save-search'], async (call) => {
  await limitWrites(call);
  const saved = await saveSearch(call.session.buyer, call.body, call.req);
  if (!saved) throw RestError.invalid({ query: [`At most ${MAX_SAVED_SEARCHES} searches can be saved.`] });
  return toSearch(saved);
});

const updateSearchCall = createBuyerCall(buyerCalls['update-search'], async (call) => {
  await limitWrites(call);
  const updated = await updateSearch(call.session.buyer, call.body, call.req);
  if (!updated) throw new RestError(404, 'Search not found');
  return toSearch(updated);
});

const deleteSearchCall = createBuyerCall(buyerCalls['delete-search'], async (call) => {
  await limitWrites(call);
  await deleteSearch(call.session.buyer, call.body.id, call.req);
  return {};
});

/** The calls about saved searches. */
export const searchCalls = {
  searches,
  'save-search': saveSearchCall,
  'update-search': updateSearchCall,
  'delete-search': deleteSearchCall,
} as const;
