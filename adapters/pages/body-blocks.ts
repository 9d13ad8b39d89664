import { bodyBlockId as id } from '@/schemas/body-block';
import type { StoredBlock } from '@/schemas/stored-block';

/** The text that a page has beside its blocks, as an office's website pages do (spec section 3), stands below them. */
export const bodyBlocks = (body: string | null | undefined): StoredBlock[] =>
  body?.trim() ? [{ id, type: 'rich-text', version: 0, props: { text: body } }] : [];

/** Whether a block is made of such a text, which is written in the CMS. */
export const isOfBody = (block: StoredBlock): boolean => block.id === id && block.type === 'rich-text';
