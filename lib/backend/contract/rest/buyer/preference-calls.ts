import { readPreferences, savePreferences } from '@/lib/backend/buyers/preferences';
import { searchOfCriteria } from '@/lib/backend/buyers/search-of-state';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';
import { createBuyerCall } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { limitWrites } from '@/lib/backend/contract/rest/buyer/limit-writes';
import { fitListings } from '@/lib/backend/search/fit-listings';
import { syncSearchIndex } from '@/lib/backend/search/search-index';
import { listUsedValues } from '@/lib/backend/search/used-values';
import { createTranslate } from '@/lib/i18n/translate';
import { buyerCalls } from '@/schemas/buyers/buyer-calls';
import { noCriteria } from '@/schemas/buyers/preferences';

const preferences = createBuyerCall(buyerCalls.preferences, ({ session, req }) =>
  readPreferences(session.buyer, req),
);

const savePreferencesCall = createBuyerCall(buyerCalls['save-preferences'], async (call) => {
  await limitWrites(call);
  const { language } = await savePreferences(call.session.buyer, call.body, call.req);
  return { message: createTranslate(language)('buyer.preferencesUpdated') };
});

const countMatches = createBuyerCall(buyerCalls['count-matches'], async ({ context, body }) => {
  const query = { search: searchOfCriteria(body), hidden: new Set<number>(), limit: 0 };
  const { total: count } = fitListings(await syncSearchIndex(context), query);
  return { count: Math.min(count, requestLimits.maxCount), isCapped: count > requestLimits.maxCount };
});

const preferenceOptions = createBuyerCall(buyerCalls['preference-options'], async ({ context }) =>
  listUsedValues(await syncSearchIndex(context), searchOfCriteria(noCriteria)),
);

/** The calls about preferences. */
export const preferenceCalls = {
  preferences,
  'save-preferences': savePreferencesCall,
  'count-matches': countMatches,
  'preference-options': preferenceOptions,
} as const;
