import { z } from 'zod';
import type { Locale } from '../locale';
import { asPerson, ifMatch, inLocale, revisionSchema } from './composed';
import { defineCall } from './define-call';
import { readRefusals, refusalSchema, writeRefusals } from './refusal';

/** Calls of the CMS's own API, as far as the composer uses them. */
const inDraft = inLocale.extend({ depth: z.literal(0), draft: z.literal(true) });
/** Payload's conditions, as `where[slug][equals]`. */
const anyQuery = z.record(z.string(), z.string());

/** Who is signed in; null for nobody. */
export const readSessionCall = defineCall({
  method: 'GET',
  path: '/cms-api/staff/me',
  responses: { 200: z.object({ user: z.unknown() }), ...readRefusals },
});

export const signInCall = defineCall({
  method: 'POST',
  path: '/cms-api/staff/login',
  body: z.strictObject({ email: z.string(), password: z.string() }),
  responses: { 200: z.object({ token: z.string() }), ...readRefusals, 429: refusalSchema },
});

export const findPagesCall = defineCall({
  method: 'GET',
  path: '/cms-api/pages',
  query: anyQuery,
  responses: {
    200: z.object({ docs: z.array(z.object({ id: z.number(), title: z.string().nullish() })) }),
    ...readRefusals,
  },
});

export const findTemplatesCall = defineCall({
  method: 'GET',
  path: '/cms-api/templates',
  query: anyQuery,
  responses: {
    200: z.object({ docs: z.array(z.object({ name: z.string(), slug: z.string() })) }),
    ...readRefusals,
  },
});

/** Creates a draft of a page, empty or with the blocks of its template. */
export const createPageCall = defineCall({
  method: 'POST',
  path: '/cms-api/pages',
  query: inDraft,
  body: z.strictObject({
    title: z.string(),
    scope: z.enum(['network', 'office']),
    office: z.number().optional(),
    route: z.string(),
    slug: z.string(),
    template_slug: z.string().optional(),
    layout: z.literal('default'),
    blocks: z.tuple([]),
    _status: z.literal('draft'),
  }),
  responses: { 201: z.object({ doc: z.object({ id: z.number() }) }), ...writeRefusals },
});

/** Changes the address of a draft, or the words by which search engines show it. */
export const updateDraftCall = defineCall({
  method: 'PATCH',
  path: '/cms-api/:collection/:id',
  query: inDraft,
  headers: z.object({ ...ifMatch, 'x-composing-as': asPerson['x-composing-as'].optional() }),
  body: z.strictObject({
    slug: z.string().optional(),
    meta_title: z.string().optional(),
    meta_description: z.string().optional(),
    _status: z.literal('draft'),
  }),
  responses: { 200: z.object({ doc: revisionSchema }), ...writeRefusals },
});

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
export type PageRecord = z.infer<typeof pageRecordSchema>;

const documentId = z.number().nullish();
/** What a page's address is made of. */
export const pagePlaceSchema = z.object({
  route: z.string().nullish(),
  slug: z.string().nullish(),
  template_slug: z.string().nullish(),
  office: documentId,
  agent: documentId,
});
export type PagePlace = z.infer<typeof pagePlaceSchema>;

/** Some fields of a draft: `select[FIELD]` names them. */
const readFields = { method: 'GET', path: '/cms-api/:collection/:id', query: anyQuery } as const;

export const readPageRecordCall = defineCall({
  ...readFields,
  responses: { 200: pageRecordSchema, ...readRefusals },
});

export const readPagePlaceCall = defineCall({
  ...readFields,
  responses: { 200: pagePlaceSchema, ...readRefusals },
});

/** The query with which `schema` is read of a draft. */
export const selectFields = (schema: z.ZodObject, locale: Locale): Record<string, string> => ({
  ...{ depth: '0', draft: 'true', locale },
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [`select[${name}]`, 'true'])),
});
