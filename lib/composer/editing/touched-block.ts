import { isNode } from '@/lib/document/nodes';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { blockBeside } from './walk-blocks';

/** The block at which two states of a page differ first; of one that is gone by now, the one beside it. Null where there is none. */
export function touchedBlock(before: OpenDocument, after: OpenDocument): string | null {
  const [first] = findDifference(before, after);
  if (!first) return null;
  if (first.kind === 'insert') return first.keys?.[0] ?? (isNode(first.node) ? String(first.node.id) : null);
  const id = first.kind === 'remove' ? blockBeside(before, first.id) : first.id;
  return id !== null && after.blocks.has(id) ? id : null;
}
