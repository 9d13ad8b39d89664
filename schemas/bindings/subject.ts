import { z } from 'zod';

/** The kinds of record a page can be about: its address names one by its slug. */
export type Subject = 'office' | 'region' | 'agent' | 'listing' | 'post';

/** The word that stands for the page's own record in a query. */
export const current = 'current';

/** A slug, or `current` for the one the page's address names. */
export const slugQuerySchema = z.string().min(1).max(120);
