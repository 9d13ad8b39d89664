import { z } from 'zod';
import { imageSchema } from './image';
import { jsonObjectSchema } from './json';
import { localeSchema } from './locale';
import { storedBlocksSchema } from './stored-block';

/** What is composed: a page, or a section that many pages share. */
export const composedSchema = z.enum(['pages', 'website-sections']);
export type Composed = z.infer<typeof composedSchema>;

/** What the composer asks for: a document with its data, with these blocks, as it stands at an address. */
export const fillingQuestionSchema = z.strictObject({
  locale: localeSchema,
  /** Below the language; of a section, that of a page it stands on. */
  path: z.string().startsWith('/').max(2_000),
  collection: composedSchema,
  id: z.int().positive().max(2_147_483_647),
  /** As they are on the screen; what cannot be read is left out. */
  nodes: z.array(z.unknown()).max(1_000),
});

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
});
export type Filling = z.infer<typeof fillingSchema>;

/** What a page is looked at with, and where else it could be: what the composer offers to choose from. */
export type Looking = {
  /** Where it is composed by its record, whatever its address. */
  record: string;
  /** A kind of record each; `slug` is the chosen one's, null for none. */
  choices: readonly {
    kind: string;
    label: string;
    /** Without one there is no address. */
    isNeeded: boolean;
    slug: string | null;
    options: readonly { slug: string; name: string }[];
    /** Whether there are more than these. */
    isCut: boolean;
  }[];
  /** Whether visitors see some revision of it already. */
  isPublished: boolean;
};
