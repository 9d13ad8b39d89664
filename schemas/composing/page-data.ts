import { z } from 'zod';
import { localeSchema } from '../locale';
import { composedSchema, maxId, previewPathSchema } from './composed';
import { defineCall } from './define-call';
import { fillingSchema } from './filling';
import { readRefusals, refusalSchema } from './refusal';

/** The data of a document with these blocks, previewed at an address. Stores nothing. */
export const resolvePageDataCall = defineCall({
  method: 'POST',
  path: '/compose/filling',
  body: z.strictObject({
    locale: localeSchema,
    /** Of a section, that of a page which shows it. */
    path: previewPathSchema,
    collection: composedSchema,
    id: z.int().positive().max(maxId),
    /** As they are on the screen; unreadable ones are left out of the answer. */
    nodes: z.array(z.unknown()).max(1_000).readonly(),
  }),
  responses: { 200: fillingSchema, ...readRefusals, 413: refusalSchema },
});
