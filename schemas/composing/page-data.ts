import { z } from 'zod';
import { localeSchema } from '../locale';
import type { CallDefinition } from './call-definition';
import { composableCollectionSchema, MAX_ID, previewPathSchema } from './call-parts';
import { initialDraftSchema } from './drafts';
import { readRefusals, refusalSchema } from './refusal';
import { resolvedPageDataSchema } from './resolved-page-data';

/** Resolves the data of blocks for a preview path. Stores nothing. */
export const resolvePageDataCall = {
  method: 'POST',
  path: '/compose/page-data',
  body: z.strictObject({
    locale: localeSchema,
    /** For a section, the path of a page that shows it. */
    path: previewPathSchema,
    collection: composableCollectionSchema,
    id: z.int().positive().max(MAX_ID),
    /** The displayed blocks; the response omits unreadable ones. */
    nodes: z.array(z.unknown()).max(1_000).readonly(),
  }),
  responses: { 200: resolvedPageDataSchema, ...readRefusals, 413: refusalSchema },
} as const satisfies CallDefinition;

/** The JSON embedded in the composer page: the newest draft and its resolved data. */
export const initialDataSchema = z.object({ stored: initialDraftSchema, pageData: resolvedPageDataSchema });
export type InitialData = z.input<typeof initialDataSchema>;
