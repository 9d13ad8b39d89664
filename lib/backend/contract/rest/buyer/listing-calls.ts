import type { BuyerCallHandler } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { matchCalls } from '@/lib/backend/contract/rest/buyer/match-calls';
import { preferenceCalls } from '@/lib/backend/contract/rest/buyer/preference-calls';
import { savedListingCalls } from '@/lib/backend/contract/rest/buyer/saved-listing-calls';
import { searchCalls } from '@/lib/backend/contract/rest/buyer/search-calls';
import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';

/** The calls about preferences, listings and searches. */
export const listingCalls = {
  ...preferenceCalls,
  ...savedListingCalls,
  ...matchCalls,
  ...searchCalls,
} as const satisfies Partial<Record<BuyerCallName, BuyerCallHandler>>;
