import { z } from 'zod';

/** The page asked for, in the body of a call that answers with a list; at most 100 records a page. */
export const pagingSchema = z.strictObject({
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(100).default(24),
});

/** How a list lies in all its pages. */
export const pagingMetaSchema = z.strictObject({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

/** The body of a call that needs nothing. */
export const emptyBodySchema = z.strictObject({});
