import { type BlockReference, referencesOf } from '@/lib/document/block-references';
import { findFiles } from '@/lib/document/find-files';

/** The content fields of each collection: lists of blocks and formatted texts. */
export const contentFields = {
  pages: ['blocks', 'body'],
  'website-sections': ['blocks'],
  posts: ['body'],
  people: ['about'],
  listings: ['description'],
  'sale-stories': ['text'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The references in the content of a field. Formatted text has no block: the field name takes the place of
 * the block id.
 */
export function findReferencesInField(field: string, content: unknown): BlockReference[] {
  if (Array.isArray(content)) return referencesOf(content);
  const files = typeof content === 'string' ? findFiles(content) : [];
  return files.map((record) => ({ blockId: field, blockType: '', path: '', kind: 'file', record }));
}
