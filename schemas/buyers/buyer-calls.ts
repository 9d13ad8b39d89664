import { z } from 'zod';
import { isBlank, plainTextIssue } from '../plain-text';
import { agentListingSchema } from '../rest/agent-listing';
import { newPasskeySchema, passkeyOptionsSchema } from './passkey';
import { alertFrequencySchema, buyerCriteriaSchema, buyerPreferencesSchema } from './preferences';
import { userInfoSchema } from './user-info';

/** The pages of matches that can be read. */
export const MAX_MATCH_PAGES = 100;

const listingSlug = z.string().min(1).max(160);
/** A PostgreSQL `integer`. */
const id = z.int().min(1).max(2_147_483_647);
const searchName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((text) => plainTextIssue(text) === null && !isBlank(text));
const isoTime = z.string();
const none = z.strictObject({});
const confirmation = z.strictObject({ message: z.string() });

/** A listing in the response of a call, with its path without language. */
export const buyerListingSchema = agentListingSchema.extend({ href: z.string() });
export type BuyerListing = z.infer<typeof buyerListingSchema>;

/** A figure that differs since the listing was saved. Amounts are in pesewas. */
const listingChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), from: z.int().nullable(), to: z.int().nullable() }),
  z.strictObject({
    kind: z.literal('status'),
    from: agentListingSchema.shape.status,
    to: agentListingSchema.shape.status,
  }),
]);
export type ListingChange = z.infer<typeof listingChangeSchema>;

const savedListingSchema = z.strictObject({
  listing: buyerListingSchema,
  saved_at: isoTime,
  note: z.string(),
  changes: z.array(listingChangeSchema),
});
export type SavedListing = z.infer<typeof savedListingSchema>;

/** What of the preferences a listing matches or misses; `percent` is the distance from the bound. */
const matchReasonSchema = z.strictObject({
  criterion: z.enum(['region', 'category', 'subcategory', 'price', 'down_payment', 'sde']),
  isMet: z.boolean(),
  /** For a range that is missed: `below` its lower or `above` its upper end; null when the figure is not disclosed. */
  side: z.enum(['below', 'above']).nullable(),
  percent: z.int().nullable(),
});
export type MatchReason = z.infer<typeof matchReasonSchema>;

const matchSchema = z.strictObject({
  listing: buyerListingSchema,
  isSaved: z.boolean(),
  reasons: z.array(matchReasonSchema),
});
export type ListingMatch = z.infer<typeof matchSchema>;

const deviceSchema = z.strictObject({
  id,
  /** Such as `Firefox, Windows`. */
  name: z.string(),
  signed_in_at: isoTime,
  last_seen_at: isoTime,
  isCurrent: z.boolean(),
});

const savedSearchSchema = z.strictObject({
  id,
  name: z.string(),
  /** The query string of the search page. */
  query: z.string(),
  frequency: alertFrequencySchema,
  created_at: isoTime,
});

/** The person who looks after the buyer. */
const assignedAgentSchema = z.strictObject({
  name: z.string(),
  office: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The path of the agent's or office's page, without language. */
  href: z.string().nullable(),
});

/**
 * The calls of a signed-in buyer: `POST /api/buyer/{name}` with the session cookie, and the bodies of request and
 * response. Without a session they answer 401.
 */
export const buyerCalls = {
  /** The session in local storage, for a browser that has the cookie only. */
  session: { request: none, response: userInfoSchema },
  'sign-out': { request: z.strictObject({ isEverywhere: z.boolean().default(false) }), response: none },
  devices: { request: none, response: z.strictObject({ devices: z.array(deviceSchema) }) },
  'end-session': { request: z.strictObject({ id }), response: none },
  passkeys: {
    request: none,
    response: z.strictObject({
      passkeys: z.array(
        z.strictObject({ id, name: z.string(), created_at: isoTime, last_used_at: isoTime.nullable() }),
      ),
    }),
  },
  /** The options with which the browser creates a passkey. */
  'passkey-options': { request: none, response: passkeyOptionsSchema },
  'add-passkey': { request: z.strictObject({ passkey: newPasskeySchema }), response: none },
  'delete-passkey': { request: z.strictObject({ id }), response: none },
  account: {
    request: none,
    response: z.strictObject({
      email: z.string(),
      /** The new address that waits for its confirmation. */
      pending_email: z.string().nullable(),
      hasPassword: z.boolean(),
      registered_at: isoTime,
      agent: assignedAgentSchema.nullable(),
    }),
  },
  /** Everything that is stored about the buyer, by table. */
  export: { request: none, response: z.record(z.string(), z.unknown()) },
  preferences: { request: none, response: buyerPreferencesSchema },
  'save-preferences': { request: buyerPreferencesSchema, response: confirmation },
  'count-matches': {
    request: buyerCriteriaSchema,
    response: z.strictObject({ count: z.int().min(0), isCapped: z.boolean() }),
  },
  /** The values that preferences can have, with the number of listings for sale. */
  'preference-options': {
    request: none,
    response: z.strictObject({
      regions: z.array(z.strictObject({ value: z.string(), label: z.string() })),
      categories: z.array(z.strictObject({ value: z.string(), subcategories: z.array(z.string()) })),
    }),
  },
  /** Saves a listing, or removes it from the saved ones. Repeating it changes nothing. */
  'save-listing': {
    request: z.strictObject({ listing: listingSlug, isSaved: z.boolean() }),
    /** The slugs of all saved listings, newest first. */
    response: z.strictObject({ saved: z.array(z.string()) }),
  },
  'saved-slugs': { request: none, response: z.strictObject({ saved: z.array(z.string()) }) },
  /** Newest first. */
  'saved-listings': { request: none, response: z.strictObject({ listings: z.array(savedListingSchema) }) },
  'note-listing': {
    request: z.strictObject({
      listing: listingSlug,
      note: z
        .string()
        .max(2000)
        .refine((text) => plainTextIssue(text, { lines: 'many' }) === null),
    }),
    response: none,
  },
  /** Ordered by fit; at most 24 per page. */
  matches: {
    request: z.strictObject({ page: z.int().min(1).max(MAX_MATCH_PAGES).default(1) }),
    response: z.strictObject({
      hasPreferences: z.boolean(),
      matches: z.array(matchSchema),
      total: z.int().min(0),
      pages: z.int().min(0),
    }),
  },
  /** Hides a match for good, or shows it again. */
  'hide-match': { request: z.strictObject({ listing: listingSlug, isHidden: z.boolean() }), response: none },
  'viewed-listings': { request: none, response: z.strictObject({ listings: z.array(buyerListingSchema) }) },
  'record-view': { request: z.strictObject({ listing: listingSlug }), response: none },
  searches: { request: none, response: z.strictObject({ searches: z.array(savedSearchSchema) }) },
  'save-search': {
    request: z.strictObject({
      query: z.string().max(4000),
      name: searchName,
      /** Without it, weekly for a new search and unchanged for one that is saved already. */
      frequency: alertFrequencySchema.optional(),
    }),
    response: savedSearchSchema,
  },
  'update-search': {
    request: z.strictObject({ id, name: searchName, frequency: alertFrequencySchema }),
    response: savedSearchSchema,
  },
  'delete-search': { request: z.strictObject({ id }), response: none },
} as const satisfies Record<string, { request: z.ZodType; response: z.ZodType }>;

export type BuyerCallName = keyof typeof buyerCalls;
export type BuyerRequest<Name extends BuyerCallName> = z.infer<(typeof buyerCalls)[Name]['request']>;
export type BuyerResponse<Name extends BuyerCallName> = z.infer<(typeof buyerCalls)[Name]['response']>;

export const isBuyerCall = (name: string): name is BuyerCallName => Object.hasOwn(buyerCalls, name);
