import { z } from 'zod';
import type { CallDefinition } from './call-definition';
import { anyQuerySchema, draftQuerySchema, readFields } from './cms';
import { readRefusals, writeRefusals } from './refusal';

/** The signed-in user; null without a session. */
export const readSessionCall = {
  method: 'GET',
  path: '/cms-api/staff/me',
  responses: { 200: z.object({ user: z.unknown() }), ...readRefusals },
} as const satisfies CallDefinition;

export const findPagesCall = {
  method: 'GET',
  path: '/cms-api/pages',
  query: anyQuerySchema,
  responses: {
    200: z.object({ docs: z.array(z.object({ id: z.number(), title: z.string().nullish() })) }),
    ...readRefusals,
  },
} as const satisfies CallDefinition;

export const findTemplatesCall = {
  method: 'GET',
  path: '/cms-api/templates',
  query: anyQuerySchema,
  responses: {
    200: z.object({ docs: z.array(z.object({ name: z.string(), slug: z.string() })) }),
    ...readRefusals,
  },
} as const satisfies CallDefinition;

/** Creates a draft of a page, empty or with the blocks of its template. */
export const createPageCall = {
  method: 'POST',
  path: '/cms-api/pages',
  query: draftQuerySchema,
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
} as const satisfies CallDefinition;

const documentId = z.number().nullish();
/** The fields that determine the address of a page. */
export const pageAddressFieldsSchema = z.object({
  route: z.string().nullish(),
  slug: z.string().nullish(),
  template_slug: z.string().nullish(),
  office: documentId,
  agent: documentId,
});
export type PageAddressFields = z.infer<typeof pageAddressFieldsSchema>;

export const readPageAddressCall = {
  ...readFields,
  responses: { 200: pageAddressFieldsSchema, ...readRefusals },
} as const satisfies CallDefinition;
