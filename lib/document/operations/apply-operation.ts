import { insertBlocks, moveBlock, removeBlock, setSlot } from './arrange-blocks';
import type { OpenDocument } from './open-document';
import type { Operation } from './operation';
import { operationCost } from './operation-cost';
import { type OperationResult, rejectOperation } from './operation-result';
import { updateNode } from './update-node';

/** Applies one operation. Blocks that it does not change stay the same objects. */
export function applyOperation(document: OpenDocument, operation: Operation): OperationResult {
  if (operation.kind === 'insert') return insertBlocks(document, operation);
  const block = document.blocks.get(operation.id);
  if (!block) return rejectOperation('The block no longer exists');
  switch (operation.kind) {
    case 'remove':
      return removeBlock(document, operation, block);
    case 'move':
      return moveBlock(document, operation, block);
    case 'set-slot':
      return setSlot(document, operation, block);
    default:
      return updateNode(document, operation, block);
  }
}

const tooCostlyMessage = 'This change is too large: save smaller changes at a time';

type OperationsResult =
  | { ok: true; document: OpenDocument; inverse: Operation[] }
  | { ok: false; reason: string; failed: Operation };

/**
 * Applies several operations in order, all or none, up to `maxCost`. Their inverses are in the order in
 * which they must be applied.
 */
export function applyOperations(
  document: OpenDocument,
  operations: readonly Operation[],
  maxCost = Number.POSITIVE_INFINITY,
): OperationsResult {
  const inverse: Operation[] = [];
  let current = document;
  let cost = 0;
  for (const operation of operations) {
    cost += operationCost(current, operation);
    if (cost > maxCost) return { ...rejectOperation(tooCostlyMessage), failed: operation };
    const applied = applyOperation(current, operation);
    if (!applied.ok) return { ...applied, failed: operation };
    current = applied.document;
    inverse.push(applied.inverse);
  }
  return { ok: true, document: current, inverse: inverse.reverse() };
}
