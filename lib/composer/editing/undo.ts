import { isSameJson } from '@/lib/document/canonical-json';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeNode, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Editing } from './editing';
import { createStep, type UndoStep } from './undo-steps';

/**
 * Result of undo or redo: the page without the last step that can still be undone, and without later steps
 * that cannot. `step` is the applied step; null if there was none.
 */
export type UndoResult = { editing: Editing; step: UndoStep | null };

/** Cached by state, because the label and the action of an undo button need the same result. */
const cache = { undo: new WeakMap<Editing, UndoResult>(), redo: new WeakMap<Editing, UndoResult>() };

export function undoOrRedo(editing: Editing, command: 'undo' | 'redo'): UndoResult {
  const cached = cache[command].get(editing);
  const result =
    cached ??
    (command === 'undo'
      ? undoLast(editing, 'undoStack', 'redoStack')
      : undoLast(editing, 'redoStack', 'undoStack'));
  cache[command].set(editing, result);
  return result;
}

function undoLast(
  editing: Editing,
  from: 'undoStack' | 'redoStack',
  to: 'undoStack' | 'redoStack',
): UndoResult {
  const remaining = [...editing[from]];
  for (let step = remaining.pop(); step; step = remaining.pop()) {
    const { document, step: inverseStep } = revertStep(editing.document, step);
    if (inverseStep.operations.length > 0)
      return {
        editing: { ...editing, document, [from]: remaining, [to]: [...editing[to], inverseStep] },
        step: inverseStep,
      };
  }
  return { editing: editing[from].length === 0 ? editing : { ...editing, [from]: [] }, step: null };
}

/** Reverts a step as far as its result is unchanged. `step` is the applied step. */
function revertStep(before: OpenDocument, step: UndoStep): { document: OpenDocument; step: UndoStep } {
  const [done, inverse]: [Operation[], Operation[]] = [[], []];
  let document = before;
  for (const [at, operation] of step.inverse.entries()) {
    // Inverses are in the opposite order of the operations; a merged typing step has one of each.
    const original = step.operations.at(-1 - at);
    if (original && !isUnchanged(document, original, operation)) continue;
    const adjusted = withExistingPosition(document, operation);
    const applied = applyOperation(document, adjusted);
    if (!applied.ok) continue;
    document = applied.document;
    done.push(adjusted);
    inverse.unshift(applied.inverse);
  }
  return { document, step: createStep(done, inverse, { at: step.at, isRestore: step.isRestore === true }) };
}

/**
 * Whether the result of an operation is unchanged.
 * @param inverse identifies an inserted node without an id
 */
function isUnchanged(document: OpenDocument, operation: Operation, inverse: Operation): boolean {
  const { blocks } = document;
  if (operation.kind === 'insert') {
    const key = inverse.kind === 'remove' ? inverse.id : '';
    return blocks.has(key) && isSameJson(closeNode(key, blocks), operation.node);
  }
  const block = blocks.get(operation.id);
  if (operation.kind === 'remove') return !block;
  if (!block) return false;
  if (operation.kind === 'move')
    return block.parentSlot.parent === operation.to.parent && block.parentSlot.slot === operation.to.slot;
  const reapplied = applyOperation(document, operation);
  if (!reapplied.ok) return false;
  return operation.kind === 'set-slot'
    ? isSameJson(closeNode(operation.id, reapplied.document.blocks), closeNode(operation.id, blocks))
    : isSameJson(reapplied.document.blocks.get(operation.id)?.node, block.node);
}

/**
 * Adjusts the target of an operation: if its position no longer exists, the end of the list, or of the page.
 */
function withExistingPosition(document: OpenDocument, operation: Operation): Operation {
  if (operation.kind !== 'insert' && operation.kind !== 'move') return operation;
  const requested = operation.kind === 'insert' ? operation.at : operation.to;
  const hasParent = requested.parent === null || document.blocks.has(requested.parent);
  const parentSlot = hasParent
    ? { parent: requested.parent, slot: requested.slot }
    : { parent: null, slot: '' };
  const list = (listAt(document, parentSlot) ?? []).filter(
    (id) => operation.kind === 'insert' || id !== operation.id,
  );
  const hasPosition = hasParent && (requested.after === null || list.includes(requested.after));
  const position = hasPosition ? requested : { ...parentSlot, after: list.at(-1) ?? null };
  return operation.kind === 'insert' ? { ...operation, at: position } : { ...operation, to: position };
}
