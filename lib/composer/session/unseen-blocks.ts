import { isVisible } from '@/lib/document/operations/is-visible';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { quarantineOf } from '../outline/quarantine';

/**
 * Keys of visible blocks that this release cannot read: they do not prevent publishing, but visitors would
 * not see them.
 */
export const unreadableBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([key, { own }]) => {
    const quarantine = quarantineOf(own);
    return quarantine && quarantine.kind !== 'wrong values' && isVisible(document, key) ? [key] : [];
  });
