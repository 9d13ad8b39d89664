import { z } from 'zod';
import { imageSchema } from '../image';
import { jsonObjectSchema } from '../json';
import { storedBlocksSchema } from '../stored-block';

/** The props and slots that a source supplies to a block. */
const supplySchema = z.strictObject({
  props: jsonObjectSchema,
  slots: z.record(z.string(), storedBlocksSchema),
});

/** The serialised data of a page that the canvas needs in addition to the document. */
export const resolvedPageDataSchema = z.strictObject({
  /** The id of the page record. */
  id: z.string(),
  title: z.string(),
  names: z.record(z.string(), z.string()),
  header: storedBlocksSchema,
  /** By block id; without unbound blocks and blocks whose record does not exist. */
  supplied: z.record(z.string(), supplySchema),
  footer: storedBlocksSchema,
  /** The entries of a `ReferenceTable`. */
  references: z.strictObject({
    pictures: z.array(z.tuple([z.string(), imageSchema])),
    paths: z.array(z.tuple([z.string(), z.string()])),
    slugs: z.array(z.tuple([z.string(), z.string()])),
  }),
  /** Formatted phone numbers by their E.164 form. */
  phones: z.record(z.string(), z.string()),
});
export type ResolvedPageData = z.infer<typeof resolvedPageDataSchema>;
