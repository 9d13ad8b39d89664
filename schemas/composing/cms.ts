import { z } from 'zod';
import type { Locale } from '../locale';
import type { CallDefinition } from './call-definition';
import { asPerson, ifMatch, inLocale, revisionSchema } from './composed';
import { readRefusals, refusalSchema, writeRefusals } from './refusal';

/** Calls of the CMS's own API, as far as the composer uses them. */
export const inDraft = inLocale.extend({ depth: z.literal(0), draft: z.literal(true) });
/** Payload's conditions, as `where[slug][equals]`. */
export const anyQuery = z.record(z.string(), z.string());

export const signInCall = {
  method: 'POST',
  path: '/cms-api/staff/login',
  body: z.strictObject({ email: z.string(), password: z.string() }),
  responses: { 200: z.object({ token: z.string() }), ...readRefusals, 429: refusalSchema },
} as const satisfies CallDefinition;

/** Changes the address of a draft, or the words by which search engines show it. */
export const updateDraftCall = {
  method: 'PATCH',
  path: '/cms-api/:collection/:id',
  query: inDraft,
  headers: z.object({ ...ifMatch, 'x-acting-user': asPerson['x-acting-user'].optional() }),
  body: z.strictObject({
    slug: z.string().optional(),
    meta_title: z.string().optional(),
    meta_description: z.string().optional(),
    _status: z.literal('draft'),
  }),
  responses: { 200: z.object({ doc: revisionSchema }), ...writeRefusals },
} as const satisfies CallDefinition;

const wordsSchema = z
  .string()
  .nullish()
  .transform((words) => words ?? '');
/** What of a page says how it is found. */
export const pageRecordSchema = z.object({
  title: z.string(),
  slug: z.string().nullish(),
  meta_title: wordsSchema,
  meta_description: wordsSchema,
});
export type PageMetadataRecord = z.infer<typeof pageRecordSchema>;

/** Some fields of a draft: `select[FIELD]` names them. */
export const readFields = { method: 'GET', path: '/cms-api/:collection/:id', query: anyQuery } as const;

export const readPageRecordCall = {
  ...readFields,
  responses: { 200: pageRecordSchema, ...readRefusals },
} as const satisfies CallDefinition;

/** The query with which `schema` is read of a draft. */
export const selectFields = (schema: z.ZodObject, locale: Locale): Record<string, string> => ({
  ...{ depth: '0', draft: 'true', locale },
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [`select[${name}]`, 'true'])),
});
