import { z } from 'zod';
import { localeSchema } from '../locale';

/** The collections that the composer edits: pages, and sections that many pages share. */
export const composableCollectionSchema = z.enum(['pages', 'website-sections']);
export type ComposableCollection = z.infer<typeof composableCollectionSchema>;

/** Query with the language of a request. */
export const localeQuerySchema = z.strictObject({ locale: localeSchema });

/** The path at which a document is previewed, without the language. */
export const previewPathSchema = z.string().startsWith('/').max(2_000);

/** The maximum of a PostgreSQL `integer`. */
export const MAX_ID = 2_147_483_647;

/** Header of a write: the base revision as an entity tag. */
export const ifMatchHeaders = { 'if-match': z.string().regex(/^"\d+"$/) };

/** Header with the percent-encoded email of the acting user. The response is 401 if another user is signed in. */
export const actingUserHeaders = { 'x-acting-user': z.string() };

/** The revision that a write created. */
export const revisionSchema = z.object({ revision: z.number() });

/** A UUID of any version, in fewer bytes than `z.uuid()`. */
export const uuidSchema = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
