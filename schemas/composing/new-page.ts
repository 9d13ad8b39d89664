import { z } from 'zod';
import { anyQuery, inDraft, readFields } from './cms';
import { defineCall } from './define-call';
import { readRefusals, writeRefusals } from './refusal';

/** Who is signed in; null for nobody. */
export const readSessionCall = defineCall({
  method: 'GET',
  path: '/cms-api/staff/me',
  responses: { 200: z.object({ user: z.unknown() }), ...readRefusals },
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

export const readPagePlaceCall = defineCall({
  ...readFields,
  responses: { 200: pagePlaceSchema, ...readRefusals },
});
