import { z } from 'zod';
import { localeSchema } from '../locale';
import { referenceKinds } from '../reference';
import type { CallDefinition } from './call-definition';
import { composableCollectionSchema, MAX_ID, previewPathSchema } from './call-parts';
import { queryRefusals, readRefusals } from './refusal';

const linkableKindSchema = z.enum(referenceKinds).exclude(['media']);
const idQuerySchema = z.coerce.number<number | string>().int().positive().max(MAX_ID);

/** The public network path of a record; null if it is not public. */
export const findAddressCall = {
  method: 'GET',
  path: '/compose/address',
  query: z.strictObject({ kind: linkableKindSchema, id: idQuerySchema }),
  responses: { 200: z.strictObject({ path: z.string().nullable() }), ...queryRefusals },
} as const satisfies CallDefinition;

const linkableRecordSchema = z.strictObject({
  kind: linkableKindSchema,
  id: z.int().positive(),
  name: z.string(),
});
/** A record that a link can refer to. */
export type LinkableRecord = z.infer<typeof linkableRecordSchema>;

/** The record at a path of this site: `found` is null if no link can refer to it, `isThere` is false for a 404. */
export const resolveLinkCall = {
  method: 'GET',
  path: '/compose/resolve-link',
  query: z.strictObject({ path: previewPathSchema, locale: localeSchema }),
  responses: {
    200: z.strictObject({ found: linkableRecordSchema.nullable(), isThere: z.boolean() }),
    ...queryRefusals,
  },
} as const satisfies CallDefinition;

const deadLinkSchema = z.strictObject({
  language: localeSchema,
  /** The block id, and the path in the block as in issues. */
  block: z.string(),
  place: z.string(),
  message: z.string(),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;
/** The maximum number of dead links in a response. */
export const MAX_DEAD_LINKS = 30;

/** The dead links of a stored draft; `path` is its preview path. */
export const findDeadLinksCall = {
  method: 'GET',
  path: '/compose/dead-links',
  query: z.strictObject({
    collection: composableCollectionSchema,
    id: idQuerySchema,
    path: previewPathSchema,
  }),
  responses: {
    200: z.strictObject({ links: z.array(deadLinkSchema).max(MAX_DEAD_LINKS) }),
    ...readRefusals,
  },
} as const satisfies CallDefinition;
export type DeadLinksQuery = z.output<typeof findDeadLinksCall.query>;
