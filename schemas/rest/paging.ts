import { z } from 'zod';

/** The paging parameters in the body of a list request; at most 100 records per page. */
export const pagingSchema = z.strictObject({
  page: z.int().min(1).max(10_000).default(1),
  limit: z.int().min(1).max(100).default(24),
});

/** The paging metadata of a list. */
export const pagingMetaSchema = z.strictObject({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});

/** The body of a request without parameters. */
export const emptyBodySchema = z.strictObject({});
