import { z } from 'zod';
import { operationSchema } from '../operation';
import type { CallDefinition } from './call-definition';
import {
  actingUserHeaders,
  ifMatchHeaders,
  localeQuerySchema,
  revisionSchema,
  uuidSchema,
} from './call-parts';
import { readRefusals, refusalSchema, writeRefusals } from './refusal';

const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  tenantScope: z.enum(['owner', 'network']),
  mayWrite: z.boolean(),
});
/** The user who edits the page. */
export type PageEditor = z.infer<typeof editorSchema>;

export const otherEditorSchema = z.object({ name: z.string(), block: z.string().nullable() });
/** Another user who edits the page, and the block they selected. */
export type OtherEditor = z.infer<typeof otherEditorSchema>;

const draftStatusSchema = z.object({
  revision: z.number(),
  /** Whether this revision is published. */
  isPublished: z.boolean(),
  /** The last writer; null for the system. */
  by: z.string().nullable(),
  /** When the revision was saved, as ISO 8601. */
  at: z.string(),
  editor: editorSchema,
});

/** The newest draft in one language, as embedded in the composer page. */
export const initialDraftSchema = draftStatusSchema.extend({ nodes: z.array(z.unknown()) });

const polledDraftSchema = draftStatusSchema.extend({
  others: z.array(otherEditorSchema),
  /** Whether the same user, in another tab, made all changes since the known revision. */
  isOwnRevision: z.boolean(),
  /** Hash of `editor` and `others`, for the next `if-none-match`. */
  presenceDigest: z.string(),
});

const draftPath = '/cms-api/:collection/:id/composing';

/** The newest draft in one language. */
export const readDraftCall = {
  method: 'GET',
  path: draftPath,
  query: localeQuerySchema,
  responses: { 200: polledDraftSchema.extend({ nodes: z.array(z.unknown()) }), ...readRefusals },
} as const satisfies CallDefinition;

/** Reports presence and reads changes: 304 without changes; `nodes` only if there is a newer revision. */
export const pollDraftCall = {
  method: 'GET',
  path: draftPath,
  query: localeQuerySchema.extend({ tab: uuidSchema, block: z.string().optional() }),
  /** `"REVISION.PRESENCE"` of the last response. */
  headers: z.object({ 'if-none-match': z.string().regex(/^"\d+\..*"$/) }),
  responses: {
    200: polledDraftSchema.extend({ nodes: z.array(z.unknown()).optional() }),
    304: z.literal(null),
    ...readRefusals,
  },
} as const satisfies CallDefinition;

export const MAX_OPERATIONS = 5_000;

/** Applies operations to their base revision. `save` is an idempotency key: a repeated request has no further effect. */
export const saveDraftCall = {
  method: 'POST',
  path: draftPath,
  query: localeQuerySchema,
  headers: z.object({ ...ifMatchHeaders, ...actingUserHeaders }),
  body: z.strictObject({
    save: uuidSchema,
    operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS).readonly(),
  }),
  responses: { 200: revisionSchema, ...writeRefusals, 422: refusalSchema },
} as const satisfies CallDefinition;

const unpublishedChangesSchema = z.object({
  /** The languages whose blocks have unpublished changes. */
  languages: z.array(z.string()),
  /** Whether other fields, such as title or address, have unpublished changes. */
  hasSettings: z.boolean(),
});
/** The unpublished changes of a page. Publishing includes all languages and the settings. */
export type UnpublishedChanges = z.infer<typeof unpublishedChangesSchema>;

export const readUnpublishedChangesCall = {
  method: 'GET',
  path: `${draftPath}/unpublished`,
  query: localeQuerySchema,
  headers: z.object(actingUserHeaders),
  responses: { 200: unpublishedChangesSchema, ...readRefusals },
} as const satisfies CallDefinition;

const publishedSchema = revisionSchema.extend({
  /** Whether the user may update a menu that a section or page shows. */
  canEditMenus: z.boolean(),
});

/** Publishes the draft in all languages if it is still at the revision of `if-match`. */
export const publishDraftCall = {
  method: 'POST',
  path: `${draftPath}/publish`,
  headers: z.object({ ...ifMatchHeaders, ...actingUserHeaders }),
  responses: { 200: publishedSchema, ...writeRefusals },
} as const satisfies CallDefinition;

/** The languages that have blocks of their own; the others inherit those of the first language. */
export const readTranslatedLanguagesCall = {
  method: 'GET',
  path: `${draftPath}/languages`,
  query: localeQuerySchema,
  responses: { 200: z.object({ languages: z.array(z.string()) }), ...readRefusals },
} as const satisfies CallDefinition;

/** Deletes the blocks of one language, which then inherits those of the first language; 422 for the first language. */
export const resetTranslationCall = {
  method: 'POST',
  path: `${draftPath}/follow`,
  query: localeQuerySchema,
  headers: z.object({ ...ifMatchHeaders, ...actingUserHeaders }),
  responses: { 200: revisionSchema, ...writeRefusals, 422: refusalSchema },
} as const satisfies CallDefinition;
