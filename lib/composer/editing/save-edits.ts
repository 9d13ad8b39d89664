import { applyOperations } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { reopenDocument } from '@/lib/document/operations/open-document';
import { shareBlocks } from '@/lib/document/operations/share-blocks';
import type { Editing, Sent } from './editing';
import { heldByConflicts, holdBack } from './held-back';
import type { OwnField } from './own-field';

/**
 * What is to be sent next: the save that was not answered yet, or what is not stored and not held back, under a new id. Null when
 * there is nothing to send.
 */
export function nextSave(editing: Editing, save: string, held: readonly OwnField[] = []): Sent | null {
  if (editing.sent) return editing.sent;
  const { stored, document, conflicts } = editing;
  if (document === stored.document) return null;
  const wanted = holdBack(document, stored.document, [...heldByConflicts(conflicts), ...held]);
  const operations = findDifference(stored.document, wanted);
  if (operations.length === 0) return null;
  const done = applyOperations(stored.document, operations);
  if (!done.ok) throw new Error(`A difference that cannot be done: ${done.reason}`);
  return { save, from: stored.revision, operations, document: done.document };
}

/** A save was done. What is stored may be newer than that: then it is to be read. */
export function takeDone(editing: Editing): Editing {
  const { sent } = editing;
  if (!sent) return editing;
  const document = reopenDocument(editing.document);
  const stored = { document: shareBlocks(reopenDocument(sent.document), document), revision: sent.from + 1 };
  return { ...editing, sent: null, stored, document };
}

/** A save was refused: nothing of it is stored. */
export const takeRefused = (editing: Editing): Editing => ({ ...editing, sent: null });
