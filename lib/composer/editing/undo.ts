import { isSameJson } from '@/lib/document/canonical-json';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeNode, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Editing } from './editing';
import { makeStep, type Step } from './step';

/**
 * What undoing or redoing comes to: the page without the last step of which something is still as it was left, and without those after
 * it, of which nothing is. `back` is what was done to it, null when nothing could be.
 */
export type Turn = { editing: Editing; back: Step | null };

/** A page stays what it is, so what can be undone of it is told and done by one look. */
const turns = { undo: new WeakMap<Editing, Turn>(), redo: new WeakMap<Editing, Turn>() };

export function turnBack(editing: Editing, command: 'undo' | 'redo'): Turn {
  const known = turns[command].get(editing);
  const turn =
    known ?? (command === 'undo' ? takeLast(editing, 'done', 'undone') : takeLast(editing, 'undone', 'done'));
  turns[command].set(editing, turn);
  return turn;
}

function takeLast(editing: Editing, from: 'done' | 'undone', to: 'done' | 'undone'): Turn {
  const left = [...editing[from]];
  for (let step = left.pop(); step; step = left.pop()) {
    const { document, back } = takeBack(editing.document, step);
    if (back.done.length > 0)
      return { editing: { ...editing, document, [from]: left, [to]: [...editing[to], back] }, back };
  }
  return { editing: editing[from].length === 0 ? editing : { ...editing, [from]: [] }, back: null };
}

/** The document without a step, as far as it is as the step left it; `back` is what was done, and what undoes that. */
function takeBack(before: OpenDocument, step: Step): { document: OpenDocument; back: Step } {
  const [done, inverse]: [Operation[], Operation[]] = [[], []];
  let document = before;
  for (const [at, operation] of step.inverse.entries()) {
    // Inverses stand in the opposite order; one joined from typing has one of each.
    const left = step.done.at(-1 - at);
    if (left && !isAsLeft(document, left, operation)) continue;
    const possible = withPlace(document, operation);
    const applied = applyOperation(document, possible);
    if (!applied.ok) continue;
    document = applied.document;
    done.push(possible);
    inverse.unshift(applied.inverse);
  }
  return { document, back: makeStep(done, inverse, { at: step.at }) };
}

/** Whether what an operation did is still so. @param inverse knows what it put in, be it without an id. */
function isAsLeft(document: OpenDocument, operation: Operation, inverse: Operation): boolean {
  const { blocks } = document;
  if (operation.kind === 'insert') {
    const key = inverse.kind === 'remove' ? inverse.id : '';
    return blocks.has(key) && isSameJson(closeNode(key, blocks), operation.node);
  }
  const block = blocks.get(operation.id);
  if (operation.kind === 'remove') return !block;
  if (!block) return false;
  if (operation.kind === 'move')
    return block.place.parent === operation.to.parent && block.place.slot === operation.to.slot;
  const again = applyOperation(document, operation);
  if (!again.ok) return false;
  return operation.kind === 'set-slot'
    ? isSameJson(closeNode(operation.id, again.document.blocks), closeNode(operation.id, blocks))
    : isSameJson(again.document.blocks.get(operation.id)?.own, block.own);
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
