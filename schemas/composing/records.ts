import { z } from 'zod';
import { picturedKinds } from '../bindings/supplied-pictures';
import { referenceKinds } from '../reference';
import type { CallDefinition } from './call-definition';
import { questionRefusals } from './refusal';

/** So many records of a kind can be asked for at once. */
export const MAX_RECORDS = 50;

/** A parameter that may be repeated in a query: once it is a string, more often an array. */
const repeated = <Item extends z.ZodType<string, string>>(item: Item, max: number) =>
  z.union([z.array(item).max(max).readonly(), item.transform((one) => [one])]);
const numberTo = (max: number) => z.coerce.number<number | string>().int().min(1).max(max);

/** A record as a form shows it. */
export const shownRecordSchema = z.strictObject({
  kind: z.enum(referenceKinds),
  id: z.int().positive(),
  name: z.string(),
  /** By which addresses name it, where it has one. */
  slug: z.string().nullable(),
  /** What the addresses of an office's pages begin with, below the language. */
  base: z.string().nullable(),
  /** What tells it from others of its name. */
  note: z.string().nullable(),
  /** The address of a small picture of it. */
  picture: z.string().nullable(),
  /** What visitors see of it, if that is nothing. */
  warning: z.string().nullable(),
  /** What a link to it holds, below the language; null for a page that no link can lead to. */
  address: z.string().nullable().optional(),
});
export type ShownRecord = z.infer<typeof shownRecordSchema>;

const foundRecordsSchema = z.strictObject({ records: z.array(shownRecordSchema), hasMore: z.boolean() });
/** Records that were found, and whether there are more of a kind than were asked for. */
export type FoundRecords = z.infer<typeof foundRecordsSchema>;

/** Records to choose from: those of each `kind` that match the `words`, `most` of each per `page`, or those with an `id`. */
export const findRecordsCall = {
  method: 'GET',
  path: '/cms-api/composing/records',
  query: z.object({
    kind: repeated(z.enum(referenceKinds), referenceKinds.length),
    words: z.string().max(200).default(''),
    id: repeated(z.string(), MAX_RECORDS).default([]),
    most: numberTo(MAX_RECORDS).default(12),
    page: numberTo(1_000).default(1),
    /** Only those that visitors see. */
    public: z.enum(['true', 'false']).default('false'),
    /** Of listings: the slug of their office. */
    office: z.string().max(120).nullable().default(null),
    /** The address of the page that links there: pages of its owner come first. */
    near: z.string().startsWith('/').max(2_000).nullable().default(null),
  }),
  responses: { 200: foundRecordsSchema, ...questionRefusals },
} as const satisfies CallDefinition;

const foundFormsSchema = z.strictObject({
  /** Of the CMS. */
  collection: z.string(),
  forms: z.array(
    z.strictObject({ id: z.int().positive(), slug: z.string().nullable(), mayChange: z.boolean() }),
  ),
});
/** The forms of records that a page shows, as far as whoever asks may see them. */
export type FoundForms = z.infer<typeof foundFormsSchema>;

const key = z.string().min(1).max(200);

/** The forms of records, by their ids or slugs. A record that the person may not see is left out. */
export const findFormsCall = {
  method: 'GET',
  path: '/cms-api/composing/forms',
  query: z.object({
    kind: z.enum(picturedKinds),
    id: repeated(key, MAX_RECORDS).default([]),
    slug: repeated(key, MAX_RECORDS).default([]),
  }),
  responses: { 200: foundFormsSchema, ...questionRefusals },
} as const satisfies CallDefinition;

/** The values of one field that match what is `sought`, each once. */
export const findWordsCall = {
  method: 'GET',
  path: '/cms-api/:collection/composing/words',
  query: z.object({ sought: z.string().catch('') }),
  responses: { 200: z.object({ words: z.array(z.string()) }), ...questionRefusals },
} as const satisfies CallDefinition;
