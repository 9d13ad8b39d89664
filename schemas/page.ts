import { z } from 'zod';
import { storedBlockSchema } from './stored-block';

/** A composed page, as the contract's record says it. */
export const pageSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  route: z.string(),
  slug: z.string().nullable(),
  scope: z.enum(['network', 'office', 'agent']),
  title: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  layout: z.enum(['default', 'logo', 'buyer']),
  noindex: z.boolean(),
  updatedAt: z.string(),
  blocks: z.array(storedBlockSchema),
});
export type Page = z.infer<typeof pageSchema>;
