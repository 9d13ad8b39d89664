import { bodyBlockId as id } from '@/schemas/body-block';
import type { StoredBlock } from '@/schemas/stored-block';

/**
 * The body text of a page in addition to its blocks, as on the website pages of an office (spec section 3).
 * It is displayed below the blocks.
 */
export const toBodyBlocks = (body: string | null | undefined): StoredBlock[] =>
  body?.trim() ? [{ id, type: 'rich-text', version: 0, props: { text: body } }] : [];

/** True for a block created from the body text, which is edited in the CMS. */
export const isBodyBlock = (block: StoredBlock): boolean => block.id === id && block.type === 'rich-text';
