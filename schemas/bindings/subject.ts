import { z } from 'zod';

/** The kinds of record a page can be about: its address names one by its slug. */
export type Subject = 'office' | 'region' | 'agent' | 'listing' | 'post';

/** The word that stands for the page's own record in a query. */
export const current = 'current';

/** A slug, or `current` for the one the page's address names. */
export const slugQuerySchema = z.string().min(1).max(120);

/** The key of a query that narrows it to a record; left out, it does not narrow. */
export const recordKey = (label: string) => slugQuerySchema.optional().meta({ label });
