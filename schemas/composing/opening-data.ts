import { z } from 'zod';
import { openingDraftSchema } from './drafts';
import { fillingSchema } from './filling';

/** What the page of the composer carries, as JSON: its newest draft, and the data of that. */
export const openingDataSchema = z.object({ stored: openingDraftSchema, filling: fillingSchema });
export type OpeningData = z.input<typeof openingDataSchema>;
