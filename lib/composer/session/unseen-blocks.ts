import { isShown } from '@/lib/document/operations/is-shown';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { quarantineOf } from '../outline/quarantine';

/** The keys of the blocks that stand in nobody's way since this release cannot read them, and of which visitors would see nothing. */
export const unseenBlocks = (document: OpenDocument): string[] =>
  [...document.blocks].flatMap(([key, { own }]) => {
    const quarantine = quarantineOf(own);
    return quarantine && quarantine.kind !== 'wrong values' && isShown(document, key) ? [key] : [];
  });
