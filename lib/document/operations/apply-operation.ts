import { type Applied, refused } from './applied';
import { moveBlock, putBlocks, setSlot, takeBlock } from './arrange-blocks';
import type { OpenDocument } from './open-document';
import type { Operation } from './operation';
import { setOwn } from './set-own';
import { workOf } from './work-of';

/** Does one operation. What it does not touch are the same objects as before. */
export function applyOperation(document: OpenDocument, operation: Operation): Applied {
  if (operation.kind === 'insert') return putBlocks(document, operation);
  const block = document.blocks.get(operation.id);
  if (!block) return refused('The block is not there any more');
  switch (operation.kind) {
    case 'remove':
      return takeBlock(document, operation, block);
    case 'move':
      return moveBlock(document, operation, block);
    case 'set-slot':
      return setSlot(document, operation, block);
    default:
      return setOwn(document, operation, block);
  }
}

const tooMuch = 'This is too much at once: change less of what is so long before it is saved';

type AllApplied =
  | { ok: true; document: OpenDocument; inverse: Operation[] }
  | { ok: false; reason: string; failed: Operation };

/**
 * Does several in order, all or none, as far as `mostWork` reaches (`work-of.ts`). Their inverses come in the order in which they
 * are to be done.
 */
export function applyOperations(
  document: OpenDocument,
  operations: readonly Operation[],
  mostWork = Number.POSITIVE_INFINITY,
): AllApplied {
  const inverse: Operation[] = [];
  let current = document;
  let work = 0;
  for (const operation of operations) {
    work += workOf(current, operation);
    if (work > mostWork) return { ...refused(tooMuch), failed: operation };
    const applied = applyOperation(current, operation);
    if (!applied.ok) return { ...applied, failed: operation };
    current = applied.document;
    inverse.push(applied.inverse);
  }
  return { ok: true, document: current, inverse: inverse.reverse() };
}
