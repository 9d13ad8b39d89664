import { type BlockReference, referencesOf } from '@/lib/document/block-references';
import { findFiles } from '@/lib/document/find-files';

/** The fields that hold content, by collection: lists of blocks and formatted texts. */
export const contentFields = {
  pages: ['blocks', 'body'],
  'website-sections': ['blocks'],
  posts: ['body'],
  people: ['about'],
  listings: ['description'],
  'sale-stories': ['text'],
} as const satisfies Record<string, readonly string[]>;

/** What the content of a field refers to. A formatted text is no block: it is called as its field is. */
export function usesInField(field: string, content: unknown): BlockReference[] {
  if (Array.isArray(content)) return referencesOf(content);
  const files = typeof content === 'string' ? findFiles(content) : [];
  return files.map((record) => ({ blockId: field, blockType: '', path: '', kind: 'file', record }));
}
