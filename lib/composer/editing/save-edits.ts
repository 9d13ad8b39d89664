import { applyOperations } from '@/lib/document/operations/apply-operation';
import { findDifference } from '@/lib/document/operations/find-difference';
import { reopenDocument } from '@/lib/document/operations/open-document';
import { reuseBlocks } from '@/lib/document/operations/reuse-blocks';
import type { BlockFieldPath } from './block-field-path';
import type { Editing, PendingSave } from './editing';
import { excludeChanges, fieldsInConflict } from './exclude-changes';

/**
 * The next save: the unanswered one, or the changes that are neither stored nor excluded, under a new id.
 * Null if there is nothing to save.
 */
export function nextSave(
  editing: Editing,
  save: string,
  excluded: readonly BlockFieldPath[] = [],
): PendingSave | null {
  if (editing.sent) return editing.sent;
  const { stored, document, conflicts } = editing;
  if (document === stored.document) return null;
  const target = excludeChanges(document, stored.document, [...fieldsInConflict(conflicts), ...excluded]);
  const operations = findDifference(stored.document, target);
  if (operations.length === 0) return null;
  const applied = applyOperations(stored.document, operations);
  if (!applied.ok) throw new Error(`The difference cannot be applied: ${applied.reason}`);
  return { save, from: stored.revision, operations, document: applied.document };
}

/** Marks the pending save as stored. If the server has a newer revision, the caller loads it. */
export function confirmSave(editing: Editing): Editing {
  const { sent } = editing;
  if (!sent) return editing;
  const document = reopenDocument(editing.document);
  const stored = { document: reuseBlocks(reopenDocument(sent.document), document), revision: sent.from + 1 };
  return { ...editing, sent: null, stored, document };
}

/** Discards the pending save after a rejection; nothing of it was stored. */
export const discardSave = (editing: Editing): Editing => ({ ...editing, sent: null });
