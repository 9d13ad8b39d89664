import type { Conflict } from '@/lib/document/merge/conflict';
import { applyOperations } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { RejectedOperation } from '@/lib/document/operations/operation-result';
import { addStep, createStep, type UndoStep } from './undo-steps';

/** The stored document, as far as this browser knows. */
export type StoredDocument = { document: OpenDocument; revision: number };

/**
 * A save in progress. It is sent again unchanged until it is answered. `document` is the stored document
 * after the save.
 */
export type PendingSave = {
  save: string;
  from: number;
  operations: readonly Operation[];
  document: OpenDocument;
};

/** State of a page that is edited. */
export type Editing = {
  stored: StoredDocument;
  /** The document on the screen. */
  document: OpenDocument;
  sent: PendingSave | null;
  /** Conflicts with changes of other users. Neither version is saved until one is chosen. */
  conflicts: readonly Conflict[];
  undoStack: readonly UndoStep[];
  redoStack: readonly UndoStep[];
};

export const startEditing = (stored: StoredDocument): Editing => ({
  stored,
  document: stored.document,
  sent: null,
  conflicts: [],
  undoStack: [],
  redoStack: [],
});

type EditResult = { ok: true; editing: Editing } | RejectedOperation;

/**
 * Applies operations as one undo step, all or none.
 * @param options `typing` identifies the text field, so that consecutive input is merged into one step
 */
export function edit(
  editing: Editing,
  operations: readonly Operation[],
  options: { typing?: string | null; isRestore?: boolean; at: number },
): EditResult {
  const applied = applyOperations(editing.document, operations);
  if (!applied.ok) return applied;
  const step = createStep(operations, applied.inverse, options);
  return {
    ok: true,
    editing: {
      ...editing,
      document: applied.document,
      undoStack: addStep(editing.undoStack, step),
      redoStack: [],
    },
  };
}
