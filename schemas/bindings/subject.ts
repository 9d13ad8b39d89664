import { z } from 'zod';

/** The kinds of record that a page can be about: its address contains the slug. */
export type Subject = 'office' | 'region' | 'agent' | 'listing' | 'post';

/** The slug value for the page's own record. */
export const current = 'current';

/** A slug, or `current` for the record in the page's address. */
export const slugQuerySchema = z.string().min(1).max(120);

/** The key of a query that filters by a record; omitted, it does not filter. */
export const recordKey = (label: string) => slugQuerySchema.optional().meta({ label });
