import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { stepFrom } from './walk-blocks';

/**
 * The block to which an operation was done that made one state of a page the other; of one that was taken out again, the one it had been put
 * in behind, or beside. Null where there is none.
 */
export function touchedBlock(operation: Operation, before: OpenDocument, after: OpenDocument): string | null {
  if (operation.kind === 'insert')
    return operation.keys?.[0] ?? (isNode(operation.node) ? String(operation.node.id) : null);
  const { id } = operation;
  const beside = (['previous', 'next', 'out'] as const).map((step) => stepFrom(before, id, step));
  return [id, ...beside].find((one) => one !== null && after.blocks.has(one)) ?? null;
}
