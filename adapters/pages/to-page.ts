import type { PageByRouteQuery } from '@/lib/graphql/generated/operations';
import { type Page, pageSchema } from '@/schemas/page';
import { parseStoredBlocks } from '../sections/parse-stored-blocks';
import { toBodyBlocks } from './body-blocks';

type PageRecord = NonNullable<PageByRouteQuery['page']>;

/** @throws when the fields of the record do not match the contract. Invalid blocks are omitted. */
export function toPage({ meta_title, meta_description, body, ...page }: PageRecord): Page {
  return pageSchema.parse({
    ...page,
    metaTitle: meta_title,
    metaDescription: meta_description,
    blocks: [...parseStoredBlocks(page.blocks, `page ${page.id}`), ...toBodyBlocks(body)],
  });
}
