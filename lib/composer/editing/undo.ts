import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeNode, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Editing } from './editing';
import { makeStep, type Step } from './step';

/** Takes back the last step of which something is still as it was left; null when there is none. */
export const undo = (editing: Editing): Editing | null => turnBack(editing, 'done', 'undone');

/** Does again what was undone last. */
export const redo = (editing: Editing): Editing | null => turnBack(editing, 'undone', 'done');

function turnBack(editing: Editing, from: 'done' | 'undone', to: 'done' | 'undone'): Editing | null {
  const left = [...editing[from]];
  for (let step = left.pop(); step; step = left.pop()) {
    const { document, back } = takeBack(editing.document, step);
    if (back.done.length > 0) return { ...editing, document, [from]: left, [to]: [...editing[to], back] };
  }
  return null;
}

/** The document without a step, as far as it is as the step left it; `back` is what was done, and what undoes that. */
function takeBack(before: OpenDocument, step: Step): { document: OpenDocument; back: Step } {
  const [done, inverse]: [Operation[], Operation[]] = [[], []];
  let document = before;
  for (const [at, operation] of step.inverse.entries()) {
    // Inverses stand in the opposite order; one joined from typing has one of each.
    const left = step.done.at(-1 - at);
    if (left && !isAsLeft(document, left)) continue;
    const possible = withPlace(document, operation);
    const applied = applyOperation(document, possible);
    if (!applied.ok) continue;
    document = applied.document;
    done.push(possible);
    inverse.unshift(applied.inverse);
  }
  return { document, back: makeStep(done, inverse, { at: step.at }) };
}

/** Whether what an operation did is still so. */
function isAsLeft(document: OpenDocument, operation: Operation): boolean {
  const { blocks } = document;
  if (operation.kind === 'insert') {
    const id = isNode(operation.node) ? String(operation.node.id) : '';
    return blocks.has(id) && isSameJson(closeNode(id, blocks), operation.node);
  }
  const block = blocks.get(operation.id);
  if (operation.kind === 'remove') return !block;
  if (!block) return false;
  if (operation.kind === 'move')
    return block.place.parent === operation.to.parent && block.place.slot === operation.to.slot;
  const again = applyOperation(document, operation);
  return (
    again.ok && isSameJson(closeNode(operation.id, again.document.blocks), closeNode(operation.id, blocks))
  );
}

/** What comes back to a place that is gone comes to the end of its list, or of the page. */
function withPlace(document: OpenDocument, operation: Operation): Operation {
  if (operation.kind !== 'insert' && operation.kind !== 'move') return operation;
  const wanted = operation.kind === 'insert' ? operation.at : operation.to;
  const hasParent = wanted.parent === null || document.blocks.has(wanted.parent);
  const place = hasParent ? { parent: wanted.parent, slot: wanted.slot } : { parent: null, slot: '' };
  const list = (listAt(document, place) ?? []).filter(
    (id) => operation.kind === 'insert' || id !== operation.id,
  );
  const isThere = hasParent && (wanted.after === null || list.includes(wanted.after));
  const position = isThere ? wanted : { ...place, after: list.at(-1) ?? null };
  return operation.kind === 'insert' ? { ...operation, at: position } : { ...operation, to: position };
}
