import { z } from 'zod';
import { localeSchema } from '../locale';

/** What is composed: a page, or a section that many pages share. */
export const composedSchema = z.enum(['pages', 'website-sections']);
export type Composed = z.infer<typeof composedSchema>;

/** The language of a request to the CMS. */
export const inLocale = z.object({ locale: localeSchema });

/** The address at which a document is previewed, below the language. */
export const previewPathSchema = z.string().startsWith('/').max(2_000);

/** The largest id that a column of integers holds. */
export const MAX_ID = 2_147_483_647;

/** Header of a write: the revision it starts from, as an entity tag. */
export const ifMatch = { 'if-match': z.string().regex(/^"\d+"$/) };

/** Header of a request for one person: the address of the account, percent-encoded. Anybody else signed in gets 401. */
export const asPerson = { 'x-acting-user': z.string() };

/** The revision that a write has made. */
export const revisionSchema = z.object({ revision: z.number() });

/** A UUID of any version, in fewer bytes than `z.uuid()`. */
export const uuidSchema = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
