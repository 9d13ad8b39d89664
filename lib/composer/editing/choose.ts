import type { Conflict } from '@/lib/document/merge/conflict';
import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type Editing, edit } from './editing';
import { fieldOperation } from './own-field';

/** Settles a conflict: from here on the chosen one is on the screen, and is saved. It can be undone like any edit. */
export function choose(editing: Editing, conflict: Conflict, choice: 'mine' | 'theirs', at: number): Editing {
  const settled = { ...editing, conflicts: editing.conflicts.filter((one) => one !== conflict) };
  const operations = operationsFor(editing.document, conflict, choice);
  const edited = operations.length > 0 ? edit(settled, operations, { at }) : null;
  return edited?.ok ? edited.editing : settled;
}

/** What is on the screen until then: of a field what was typed, a block that one took out, a moved one where it is stored. */
function operationsFor(document: OpenDocument, conflict: Conflict, choice: 'mine' | 'theirs'): Operation[] {
  const { id } = conflict;
  switch (conflict.kind) {
    case 'field':
      return choice === 'mine' ? [] : [fieldOperation(conflict, conflict.theirs)];
    case 'removed':
      return conflict.by === choice ? [{ kind: 'remove', id }] : [];
    case 'place': {
      const { behind, ...place } = conflict.mine;
      const list = (listAt(document, place) ?? []).filter((one) => one !== id);
      const after = (behind ? behind.findLast((one) => list.includes(one)) : list.at(-1)) ?? null;
      return choice === 'mine' ? [{ kind: 'move', id, to: { ...place, after } }] : [];
    }
  }
}
