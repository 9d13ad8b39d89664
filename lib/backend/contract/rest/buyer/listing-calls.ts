import type { BuyerCallHandler } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';

const notImplemented = async (): Promise<never> => {
  throw new RestError(501, 'Not implemented');
};

/** The calls about preferences, listings and searches. */
export const listingCalls = {
  preferences: notImplemented,
  'save-preferences': notImplemented,
  'count-matches': notImplemented,
  'preference-options': notImplemented,
  'save-listing': notImplemented,
  'saved-slugs': notImplemented,
  'saved-listings': notImplemented,
  'note-listing': notImplemented,
  matches: notImplemented,
  'hide-match': notImplemented,
  'viewed-listings': notImplemented,
  'record-view': notImplemented,
  searches: notImplemented,
  'save-search': notImplemented,
  'update-search': notImplemented,
  'delete-search': notImplemented,
} as const satisfies Partial<Record<BuyerCallName, BuyerCallHandler>>;
