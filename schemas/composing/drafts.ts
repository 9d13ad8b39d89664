import { z } from 'zod';
import { operationSchema } from '../operation';
import type { CallDefinition } from './call-definition';
import { asPerson, ifMatch, inLocale, revisionSchema, uuidSchema } from './composed';
import { readRefusals, refusalSchema, writeRefusals } from './refusal';

const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  reach: z.enum(['owner', 'network']),
  mayWrite: z.boolean(),
});
/** The person who works on the page. */
export type PageEditor = z.infer<typeof editorSchema>;

export const pageOtherSchema = z.object({ name: z.string(), block: z.string().nullable() });
/** Somebody else who works on the page now, and the block that they have selected. */
export type PageOther = z.infer<typeof pageOtherSchema>;

const headSchema = z.object({
  revision: z.number(),
  /** Whether this revision is published. */
  isPublished: z.boolean(),
  /** The last writer; null for the system. */
  by: z.string().nullable(),
  /** When, as ISO 8601. */
  at: z.string(),
  editor: editorSchema,
});

/** The newest draft in one language, as the page of the composer carries it. */
export const openingDraftSchema = headSchema.extend({ nodes: z.array(z.unknown()) });

const presentSchema = headSchema.extend({
  others: z.array(pageOtherSchema),
  /** Whether the same person has saved everything since the known revision, in another tab. */
  areOwn: z.boolean(),
  /** A digest of `editor` and `others`, for the next `if-none-match`. */
  around: z.string(),
});

const draftPath = '/cms-api/:collection/:id/composing';

/** The newest draft in one language. */
export const readDraftCall = {
  method: 'GET',
  path: draftPath,
  query: inLocale,
  responses: { 200: presentSchema.extend({ nodes: z.array(z.unknown()) }), ...readRefusals },
} as const satisfies CallDefinition;

/** Reports presence and reads what is new: 304 without news, no `nodes` while the known revision is the newest. */
export const pollDraftCall = {
  method: 'GET',
  path: draftPath,
  query: inLocale.extend({ tab: uuidSchema, block: z.string().optional() }),
  /** `"REVISION.AROUND"` of the last answer. */
  headers: z.object({ 'if-none-match': z.string().regex(/^"\d+\..*"$/) }),
  responses: {
    200: presentSchema.extend({ nodes: z.array(z.unknown()).optional() }),
    304: z.literal(null),
    ...readRefusals,
  },
} as const satisfies CallDefinition;

export const MAX_OPERATIONS = 5_000;

/** Applies operations to the revision they started from. The same `save` is done once, however often it is sent. */
export const saveDraftCall = {
  method: 'POST',
  path: draftPath,
  query: inLocale,
  headers: z.object({ ...ifMatch, ...asPerson }),
  body: z.strictObject({
    save: uuidSchema,
    operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS).readonly(),
  }),
  responses: { 200: revisionSchema, ...writeRefusals, 422: refusalSchema },
} as const satisfies CallDefinition;

const unpublishedSchema = z.object({
  /** The languages whose blocks were changed since. */
  languages: z.array(z.string()),
  /** Whether anything else, as the title or the address, was changed since. */
  hasSettings: z.boolean(),
});
/** What publishing would send to visitors: a page is published in all languages at once, with its settings. */
export type Unpublished = z.infer<typeof unpublishedSchema>;

export const readUnpublishedCall = {
  method: 'GET',
  path: `${draftPath}/unpublished`,
  query: inLocale,
  headers: z.object(asPerson),
  responses: { 200: unpublishedSchema, ...readRefusals },
} as const satisfies CallDefinition;

/** Publishes the newest draft in every language, if it is the revision named. */
export const publishDraftCall = {
  method: 'POST',
  path: `${draftPath}/publish`,
  headers: z.object({ ...ifMatch, ...asPerson }),
  responses: { 200: revisionSchema, ...writeRefusals },
} as const satisfies CallDefinition;

/** The languages with blocks of their own; the others follow the first language. */
export const readOwnLanguagesCall = {
  method: 'GET',
  path: `${draftPath}/languages`,
  query: inLocale,
  responses: { 200: z.object({ own: z.array(z.string()) }), ...readRefusals },
} as const satisfies CallDefinition;

/** Removes the blocks of one language, which then follows the first language again; 422 for the first language. */
export const followLanguageCall = {
  method: 'POST',
  path: `${draftPath}/follow`,
  query: inLocale,
  headers: z.object({ ...ifMatch, ...asPerson }),
  responses: { 200: revisionSchema, ...writeRefusals, 422: refusalSchema },
} as const satisfies CallDefinition;
