import { z } from 'zod';
import { imageSchema } from './image';
import { localeSchema } from './locale';
import { storedBlocksSchema } from './stored-block';

/** What the composer asks for: the page at an address with its data, with these blocks instead of the published ones. */
export const fillingQuestionSchema = z.strictObject({
  locale: localeSchema,
  /** Below the language. */
  path: z.string().startsWith('/').max(2_000),
  /** As they are on the screen; what cannot be read is left out. Null for those that are published. */
  nodes: z.array(z.unknown()).max(1_000).nullable(),
});

/** A page with its data, as values: what a canvas needs besides the document. */
export const fillingSchema = z.strictObject({
  /** Of the page's record. */
  id: z.string(),
  title: z.string(),
  names: z.record(z.string(), z.string()),
  header: storedBlocksSchema,
  main: storedBlocksSchema,
  footer: storedBlocksSchema,
  /** A reference table, entry by entry. */
  references: z.strictObject({
    pictures: z.array(z.tuple([z.string(), imageSchema])),
    paths: z.array(z.tuple([z.string(), z.string()])),
    slugs: z.array(z.tuple([z.string(), z.string()])),
  }),
});
export type Filling = z.infer<typeof fillingSchema>;
