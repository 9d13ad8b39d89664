import type { PageByRouteQuery } from '@/lib/graphql/generated/operations';
import { type Page, pageSchema } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { parseStoredBlocks } from '../sections/parse-stored-blocks';

type PageRecord = NonNullable<PageByRouteQuery['page']>;

/** @throws when the record's own fields are not what the contract promises; faulty blocks are left out. */
export function toPage({ meta_title, meta_description, body, ...page }: PageRecord): Page {
  return pageSchema.parse({
    ...page,
    metaTitle: meta_title,
    metaDescription: meta_description,
    blocks: [...parseStoredBlocks(page.blocks, `page ${page.id}`), ...bodyBlocks(body)],
  });
}

/** The text that a page has beside its blocks, as an office's website pages do (spec section 3), stands below them. */
const bodyBlocks = (body: string | null): StoredBlock[] =>
  body?.trim() ? [{ id: 'body', type: 'rich-text', version: 0, props: { text: body } }] : [];
