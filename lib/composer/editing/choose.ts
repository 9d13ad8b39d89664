import type { Conflict } from '@/lib/document/merge/conflict';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Editing, edit } from './editing';
import { fieldOperation } from './block-field-path';

/** Resolves a conflict: the chosen version is displayed and saved. Can be undone like an edit. */
export function resolveConflict(editing: Editing, conflict: Conflict, choice: 'mine' | 'theirs', timestamp: number): Editing {
  const withoutConflict = { ...editing, conflicts: editing.conflicts.filter((other) => other !== conflict) };
  const operations = resolvingOperations(editing.document, conflict, choice);
  const edited = operations.length > 0 ? edit(withoutConflict, operations, { at: timestamp }) : null;
  return edited?.ok ? edited.editing : withoutConflict;
}

/**
 * Until the choice, the page contains the typed value of a field, a block that one side removed, and a moved
 * block at its stored position.
 */
function resolvingOperations(document: OpenDocument, conflict: Conflict, choice: 'mine' | 'theirs'): Operation[] {
  const { id } = conflict;
  switch (conflict.kind) {
    case 'field':
      return choice === 'mine' ? [] : [fieldOperation(conflict, conflict.theirs)];
    case 'removed':
      return conflict.by === choice ? [{ kind: 'remove', id }] : [];
    case 'place': {
      const { behind: precedingSiblings, ...parentSlot } = conflict.mine;
      const list = (listAt(document, parentSlot) ?? []).filter((key) => key !== id);
      const after = (precedingSiblings ? precedingSiblings.findLast((key) => list.includes(key)) : list.at(-1)) ?? null;
      return choice === 'mine' ? [{ kind: 'move', id, to: { ...parentSlot, after } }] : [];
    }
  }
}
