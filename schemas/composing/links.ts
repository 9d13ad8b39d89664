import { z } from 'zod';
import { localeSchema } from '../locale';
import { referenceKinds } from '../reference';
import type { CallDefinition } from './call-definition';
import { composedSchema, MAX_ID, previewPathSchema } from './composed';
import { questionRefusals, readRefusals } from './refusal';

const linkableKind = z.enum(referenceKinds).exclude(['media']);
const idInQuery = z.coerce.number<number | string>().int().positive().max(MAX_ID);

/** Where visitors find a record, as a network path; null while they do not. */
export const findAddressCall = {
  method: 'GET',
  path: '/compose/address',
  query: z.strictObject({ kind: linkableKind, id: idInQuery }),
  responses: { 200: z.strictObject({ path: z.string().nullable() }), ...questionRefusals },
} as const satisfies CallDefinition;

const foundAtSchema = z.strictObject({ kind: linkableKind, id: z.int().positive(), name: z.string() });
/** A record that a link can name. */
export type LedTo = z.infer<typeof foundAtSchema>;

/** What visitors find at a path of this site: `found` is null if a link cannot name it, `isThere` is false if they find nothing. */
export const resolveLinkCall = {
  method: 'GET',
  path: '/compose/resolve-link',
  query: z.strictObject({ path: previewPathSchema, locale: localeSchema }),
  responses: {
    200: z.strictObject({ found: foundAtSchema.nullable(), isThere: z.boolean() }),
    ...questionRefusals,
  },
} as const satisfies CallDefinition;

const deadLinkSchema = z.strictObject({
  language: localeSchema,
  /** The id of the block, and the place in it, as faults have it. */
  block: z.string(),
  place: z.string(),
  message: z.string(),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;
/** So many of a draft are told at once. */
export const MAX_DEAD_LINKS = 30;

/** The links of a stored draft that lead visitors nowhere; `path` is where it is previewed. */
export const findDeadLinksCall = {
  method: 'GET',
  path: '/compose/dead-links',
  query: z.strictObject({ collection: composedSchema, id: idInQuery, path: previewPathSchema }),
  responses: {
    200: z.strictObject({ links: z.array(deadLinkSchema).max(MAX_DEAD_LINKS) }),
    ...readRefusals,
  },
} as const satisfies CallDefinition;
export type DeadLinksQuestion = z.output<typeof findDeadLinksCall.query>;
