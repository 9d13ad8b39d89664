import { z } from 'zod';
import { picturedKinds } from '../bindings/supplied-pictures';
import { referenceKinds } from '../reference';
import type { CallDefinition } from './call-definition';
import { queryRefusals } from './refusal';

/** The maximum number of records of one kind in a request. */
export const MAX_RECORDS = 50;

/** A parameter that may be repeated: a string if it occurs once, otherwise an array. */
const repeatable = <Item extends z.ZodType<string, string>>(item: Item, max: number) =>
  z.union([z.array(item).max(max).readonly(), item.transform((value) => [value])]);
const integerUpTo = (max: number) => z.coerce.number<number | string>().int().min(1).max(max);

/** A record as it is listed in a form. */
export const recordSummarySchema = z.strictObject({
  kind: z.enum(referenceKinds),
  id: z.int().positive(),
  name: z.string(),
  /** The slug in its address, if it has one. */
  slug: z.string().nullable(),
  /** For an office, the path prefix of its pages, without the language. */
  base: z.string().nullable(),
  /** Distinguishes it from records of the same name. */
  note: z.string().nullable(),
  /** URL of a thumbnail. */
  picture: z.string().nullable(),
  /** Why visitors cannot see it; null if they can. */
  warning: z.string().nullable(),
  /** The path of a link to it, without the language; null for a page that cannot be linked. */
  address: z.string().nullable().optional(),
});
export type RecordSummary = z.infer<typeof recordSummarySchema>;

const foundRecordsSchema = z.strictObject({ records: z.array(recordSummarySchema), hasMore: z.boolean() });
/** A page of search results; `hasMore` if a kind has further results. */
export type FoundRecords = z.infer<typeof foundRecordsSchema>;

/** Finds records of each `kind` that match all `words`, at most `limit` of each per `page`; or the records with the given ids. */
export const findRecordsCall = {
  method: 'GET',
  path: '/cms-api/composing/records',
  query: z.strictObject({
    kind: repeatable(z.enum(referenceKinds), referenceKinds.length),
    words: z.string().max(200).default(''),
    id: repeatable(z.string(), MAX_RECORDS).default([]),
    limit: integerUpTo(MAX_RECORDS).default(12),
    page: integerUpTo(1_000).default(1),
    /** Only public records. */
    public: z.enum(['true', 'false']).default('false'),
    /** Only listings of the office with this slug. */
    office: z.string().max(120).nullable().default(null),
    /** The path of the linking page: pages of its owner come first. */
    near: z.string().startsWith('/').max(2_000).nullable().default(null),
  }),
  responses: { 200: foundRecordsSchema, ...queryRefusals },
} as const satisfies CallDefinition;

const recordFormsSchema = z.strictObject({
  /** The CMS collection. */
  collection: z.string(),
  forms: z.array(
    z.strictObject({ id: z.int().positive(), slug: z.string().nullable(), mayChange: z.boolean() }),
  ),
});
/** The CMS forms of records that a page shows; only records that the user may see. */
export type RecordForms = z.infer<typeof recordFormsSchema>;

const key = z.string().min(1).max(200);

/** Finds the CMS forms of records by id or slug. Omits records that the user may not see. */
export const findFormsCall = {
  method: 'GET',
  path: '/cms-api/composing/forms',
  query: z.strictObject({
    kind: z.enum(picturedKinds),
    id: repeatable(key, MAX_RECORDS).default([]),
    slug: repeatable(key, MAX_RECORDS).default([]),
  }),
  responses: { 200: recordFormsSchema, ...queryRefusals },
} as const satisfies CallDefinition;

/** Finds the values of a suggestion field that match all `words`, without duplicates. */
export const findNamesCall = {
  method: 'GET',
  path: '/cms-api/:collection/composing/words',
  query: z.strictObject({ words: z.string().default('') }),
  responses: { 200: z.object({ words: z.array(z.string()) }), ...queryRefusals },
} as const satisfies CallDefinition;
