import type { Conflict } from '@/lib/document/merge/conflict';
import type { Refused } from '@/lib/document/operations/applied';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { addStep, makeStep, type Step } from './step';

/** A document as it is stored, as far as this browser knows. */
export type StoredDocument = { document: OpenDocument; revision: number };

/** A save that is on its way: sent again as it is until it is answered. `document` is what is stored once it is done. */
export type Sent = { save: string; from: number; operations: readonly Operation[]; document: OpenDocument };

/** A page that somebody works on. */
export type Editing = {
  stored: StoredDocument;
  /** What is on the screen. */
  document: OpenDocument;
  sent: Sent | null;
  /** What clashes with what others have saved; until it is chosen, neither is sent. */
  conflicts: readonly Conflict[];
  done: readonly Step[];
  undone: readonly Step[];
};

export const beginEditing = (stored: StoredDocument): Editing => ({
  stored,
  document: stored.document,
  sent: null,
  conflicts: [],
  done: [],
  undone: [],
});

type Edited = { ok: true; editing: Editing } | Refused;

/** Does operations, all or none, as one step. `typing` names the field that is typed in. */
export function edit(
  editing: Editing,
  operations: readonly Operation[],
  how: { typing?: string | null; at: number },
): Edited {
  const applied = applyOperations(editing.document, operations);
  if (!applied.ok) return applied;
  const step = makeStep(operations, applied.inverse, how);
  return {
    ok: true,
    editing: { ...editing, document: applied.document, done: addStep(editing.done, step), undone: [] },
  };
}
