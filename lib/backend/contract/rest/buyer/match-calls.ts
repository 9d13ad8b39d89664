import { readHiddenMatches, setMatchHidden } from '@/lib/backend/buyers/hidden-matches';
import { explainMatch } from '@/lib/backend/buyers/match-reasons';
import { criteriaOf, hasCriteria, readPreferences } from '@/lib/backend/buyers/preferences';
import { readSavedListings } from '@/lib/backend/buyers/saved-listings';
import { searchOfCriteria } from '@/lib/backend/buyers/search-of-state';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-relations';
import { loadBuyerListings } from '@/lib/backend/contract/rest/buyer/buyer-listing';
import { createBuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { limitWrites } from '@/lib/backend/contract/rest/buyer/limit-writes';
import { requirePublicListing } from '@/lib/backend/contract/rest/buyer/saved-listing-calls';
import { fitListings } from '@/lib/backend/search/fit-listings';
import { syncSearchIndex } from '@/lib/backend/search/search-index';
import { buyerCalls, MAX_MATCH_PAGES } from '@/schemas/buyers/buyer-calls';

const MATCHES_PER_PAGE = 24;

const matches = createBuyerCall(buyerCalls.matches, async ({ session, req, context, body: { page } }) => {
  const criteria = criteriaOf(await readPreferences(session.buyer, req));
  if (!hasCriteria(criteria)) return { hasPreferences: false, matches: [], total: 0, pages: 0 };
  const hidden = new Set(await readHiddenMatches(session.buyer, req));
  const saved = new Set((await readSavedListings(session.buyer, req)).map(({ listing_id }) => listing_id));
  const { ids, total } = fitListings(await syncSearchIndex(context), {
    search: searchOfCriteria(criteria),
    hidden,
    limit: page * MATCHES_PER_PAGE,
  });
  const loaded = await loadBuyerListings(context, ids.slice((page - 1) * MATCHES_PER_PAGE));
  return {
    hasPreferences: true,
    matches: await Promise.all(
      loaded.map(async ({ record, listing }) => {
        const { slug: region } = await loadRegion(context.loaders, record.region);
        return { listing, isSaved: saved.has(record.id), reasons: explainMatch(criteria, record, region) };
      }),
    ),
    total,
    pages: Math.min(Math.ceil(total / MATCHES_PER_PAGE), MAX_MATCH_PAGES),
  };
});

const hideMatch = createBuyerCall(buyerCalls['hide-match'], async (call) => {
  const { session, req, body } = call;
  await limitWrites(call);
  const listing = await requirePublicListing(body.listing, call);
  await setMatchHidden({ buyer: session.buyer, listing, isHidden: body.isHidden }, req);
  return {};
});

/** The calls about listings that match the preferences. */
export const matchCalls = { matches, 'hide-match': hideMatch } as const;
