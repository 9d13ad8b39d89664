import { z } from 'zod';
import type { Locale } from '../locale';
import type { CallDefinition } from './call-definition';
import { actingUserHeaders, ifMatchHeaders, localeQuerySchema, revisionSchema } from './call-parts';
import { readRefusals, refusalSchema, writeRefusals } from './refusal';

/** The query of a call of the CMS API that writes a draft. */
export const draftQuerySchema = localeQuerySchema.extend({ depth: z.literal(0), draft: z.literal(true) });
/** A query of Payload, such as `where[slug][equals]`. */
export const anyQuerySchema = z.record(z.string(), z.string());

export const signInCall = {
  method: 'POST',
  path: '/cms-api/staff/login',
  body: z.strictObject({ email: z.string(), password: z.string() }),
  responses: { 200: z.object({ token: z.string() }), ...readRefusals, 429: refusalSchema },
} as const satisfies CallDefinition;

/** Changes the address or the search engine metadata of a draft. */
export const updateDraftCall = {
  method: 'PATCH',
  path: '/cms-api/:collection/:id',
  query: draftQuerySchema,
  headers: z.object({ ...ifMatchHeaders, 'x-acting-user': actingUserHeaders['x-acting-user'].optional() }),
  body: z.strictObject({
    slug: z.string().optional(),
    meta_title: z.string().optional(),
    meta_description: z.string().optional(),
    _status: z.literal('draft'),
  }),
  responses: { 200: z.object({ doc: revisionSchema }), ...writeRefusals },
} as const satisfies CallDefinition;

const optionalTextSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** The title, slug and search engine metadata of a page. */
export const pageRecordSchema = z.object({
  title: z.string(),
  slug: z.string().nullish(),
  meta_title: optionalTextSchema,
  meta_description: optionalTextSchema,
});
export type PageMetadataRecord = z.infer<typeof pageRecordSchema>;

/** Reads some fields of a draft, selected by `select[FIELD]`. */
export const readFields = { method: 'GET', path: '/cms-api/:collection/:id', query: anyQuerySchema } as const;

export const readPageRecordCall = {
  ...readFields,
  responses: { 200: pageRecordSchema, ...readRefusals },
} as const satisfies CallDefinition;

/** The query that selects the fields of `schema` from a draft. */
export const selectFields = (schema: z.ZodObject, locale: Locale): Record<string, string> => ({
  ...{ depth: '0', draft: 'true', locale },
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [`select[${name}]`, 'true'])),
});
