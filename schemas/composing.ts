import { z } from 'zod';
import type { Subject } from './bindings/subject';
import { imageSchema } from './image';
import { jsonObjectSchema } from './json';
import { localeSchema } from './locale';
import { referenceKinds } from './reference';
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
  /** How the phone numbers on it are written, by the number as E.164; others stay as they are. */
  phones: z.record(z.string(), z.string()),
});
export type Filling = z.infer<typeof fillingSchema>;

/** What a page is looked at with, and of what other records could be chosen. */
export type Looking = {
  /** Where it is composed by its record, whatever its address. */
  record: string;
  /** A kind of record each; `slug` and `name` are the chosen one's, null for none. */
  choices: readonly {
    kind: Subject;
    label: string;
    /** Without one there is no address. */
    isNeeded: boolean;
    slug: string | null;
    name: string | null;
    /** The slug of the office of whose records one is chosen; null for all offices'. */
    within: string | null;
    /** Where the chosen record is changed in the CMS; null for none, and for somebody whose it is not. */
    form: string | null;
  }[];
  /** Whose the page is: an office's name; null for the network. */
  owner: string | null;
  /** Whether visitors see some revision of it already. */
  isOnSite: boolean;
  /** Whether they have ever seen one: then its address is known. */
  wasOnSite: boolean;
};

/** Earlier versions of a page or section, the newest first. */
export const versionListSchema = z.strictObject({
  versions: z.array(
    z.strictObject({
      id: z.int(),
      /** When it was saved last, as ISO 8601. */
      at: z.string(),
      /** Whoever saved it; null for the system. */
      by: z.string().nullable(),
      isPublished: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
});
export type VersionList = z.infer<typeof versionListSchema>;

/** A record as a form shows it. */
export const shownRecordSchema = z.strictObject({
  kind: z.enum(referenceKinds),
  id: z.int().positive(),
  name: z.string(),
  /** By which addresses name it, where it has one. */
  slug: z.string().nullable(),
  /** What the addresses of an office's pages begin with, below the language. */
  base: z.string().nullable(),
  /** What tells it from others of its name. */
  note: z.string().nullable(),
  /** The address of a small picture of it. */
  picture: z.string().nullable(),
  /** What visitors see of it, if that is nothing. */
  warning: z.string().nullable(),
  /** What a link to it holds, below the language; null for a page that no link can lead to. */
  address: z.string().nullable().optional(),
});
export type ShownRecord = z.infer<typeof shownRecordSchema>;

/** Records that were found, and whether there are more of a kind than were asked for. */
export const foundRecordsSchema = z.strictObject({
  records: z.array(shownRecordSchema),
  hasMore: z.boolean(),
});
export type FoundRecords = z.infer<typeof foundRecordsSchema>;

/** The forms of records that a page shows, as far as whoever asks may see them. */
export const foundFormsSchema = z.strictObject({
  /** Of the CMS. */
  collection: z.string(),
  forms: z.array(
    z.strictObject({
      id: z.int().positive(),
      slug: z.string().nullable(),
      mayChange: z.boolean(),
    }),
  ),
});
export type FoundForms = z.infer<typeof foundFormsSchema>;

/** What is asked for where visitors find a record. */
export const addressQuestionSchema = z.strictObject({
  kind: z.enum(referenceKinds).exclude(['media']),
  id: z.coerce.number().int().positive().max(2_147_483_647),
});
/** A network path; null while visitors do not find it. */
export const addressSchema = z.strictObject({ path: z.string().nullable() });

/** What is asked for: what stands at an address of this site, below the language. */
export const ledToQuestionSchema = z.strictObject({
  path: z.string().startsWith('/').max(2_000),
  locale: localeSchema,
});
const foundAtSchema = z.strictObject({
  kind: z.enum(referenceKinds).exclude(['media']),
  id: z.int().positive(),
  name: z.string(),
});
/** A record that a link can name. */
export type LedTo = z.infer<typeof foundAtSchema>;
export const ledToSchema = z.strictObject({ found: foundAtSchema.nullable(), isThere: z.boolean() });

/** What is asked for: the links of a draft that lead visitors nowhere; `path` is where it is looked at, below the language. */
export const deadLinksQuestionSchema = z.strictObject({
  collection: composedSchema,
  id: z.coerce.number().int().positive().max(2_147_483_647),
  path: z.string().startsWith('/').max(2_000),
});
export type DeadLinksQuestion = z.infer<typeof deadLinksQuestionSchema>;

const deadLinkSchema = z.strictObject({
  language: localeSchema,
  /** The id of the block, and the place in it, as faults have it. */
  block: z.string(),
  place: z.string(),
  message: z.string(),
});
export type DeadLink = z.infer<typeof deadLinkSchema>;
/** So many of a draft are told at once. */
export const mostDeadLinks = 30;
export const deadLinksSchema = z.strictObject({ links: z.array(deadLinkSchema).max(mostDeadLinks) });

/** So many records of a kind can be asked for at once. */
export const mostRecords = 50;
