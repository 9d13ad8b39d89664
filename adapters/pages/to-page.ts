import { z } from 'zod';
import type { PageByRouteQuery } from '@/lib/graphql/generated/operations';
import { storedBlockSchema } from '@/schemas/stored-block';
import { parseStoredBlocks } from '../sections/parse-stored-blocks';

const pageSchema = z.strictObject({
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

/** A composed page. */
export type Page = z.infer<typeof pageSchema>;

type PageRecord = NonNullable<PageByRouteQuery['page']>;

/** @throws when the record's own fields are not what the contract promises; faulty blocks are left out. */
export function toPage({ meta_title, meta_description, updated_at, ...page }: PageRecord): Page {
  return pageSchema.parse({
    ...page,
    metaTitle: meta_title,
    metaDescription: meta_description,
    updatedAt: updated_at,
    blocks: parseStoredBlocks(page.blocks, `page ${page.id}`),
  });
}
