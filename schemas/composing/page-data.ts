import { z } from 'zod';
import { localeSchema } from '../locale';
import type { CallDefinition } from './call-definition';
import { composedSchema, MAX_ID, previewPathSchema } from './composed';
import { openingDraftSchema } from './drafts';
import { fillingSchema } from './filling';
import { readRefusals, refusalSchema } from './refusal';

/** The data of a document with these blocks, previewed at an address. Stores nothing. */
export const resolvePageDataCall = {
  method: 'POST',
  path: '/compose/page-data',
  body: z.strictObject({
    locale: localeSchema,
    /** Of a section, that of a page which shows it. */
    path: previewPathSchema,
    collection: composedSchema,
    id: z.int().positive().max(MAX_ID),
    /** As they are on the screen; unreadable ones are left out of the answer. */
    nodes: z.array(z.unknown()).max(1_000).readonly(),
  }),
  responses: { 200: fillingSchema, ...readRefusals, 413: refusalSchema },
} as const satisfies CallDefinition;

/** What the page of the composer carries, as JSON: its newest draft, and the data of that. */
export const openingDataSchema = z.object({ stored: openingDraftSchema, filling: fillingSchema });
export type OpeningData = z.input<typeof openingDataSchema>;
