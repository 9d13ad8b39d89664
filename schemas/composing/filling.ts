import { z } from 'zod';
import { imageSchema } from '../image';
import { jsonObjectSchema } from '../json';
import { storedBlocksSchema } from '../stored-block';

/** What a source gave to a block: props that nobody wrote, and slots that are not the author's. */
const supplySchema = z.strictObject({
  props: jsonObjectSchema,
  slots: z.record(z.string(), storedBlocksSchema),
});

/** The data of a page, as values: what a canvas needs besides the document. */
export const fillingSchema = z.strictObject({
  /** Of the page's record. */
  id: z.string(),
  title: z.string(),
  names: z.record(z.string(), z.string()),
  header: storedBlocksSchema,
  /** By the id of the block; left out are those that are not bound, and those whose record is gone. */
  supplied: z.record(z.string(), supplySchema),
  footer: storedBlocksSchema,
  /** A reference table, entry by entry. */
  references: z.strictObject({
    pictures: z.array(z.tuple([z.string(), imageSchema])),
    paths: z.array(z.tuple([z.string(), z.string()])),
    slugs: z.array(z.tuple([z.string(), z.string()])),
  }),
  /** How the phone numbers on it are written, by the number as E.164; others stay as they are. */
  phones: z.record(z.string(), z.string()),
});
export type Filling = z.infer<typeof fillingSchema>;
