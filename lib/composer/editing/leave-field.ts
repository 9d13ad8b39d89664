import { isSameJson } from '@/lib/document/canonical-json';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { Editing } from './editing';
import { fieldOperation, isSameField, type BlockFieldPath, readField } from './block-field-path';
import { type ReplacedField, replacedFields } from './replaced-fields';

/** A page, and fields that other users replaced. */
type ReplacementState = { editing: Editing; replaced: readonly ReplacedField[] };

/**
 * Applies a change of another user to a field when it loses the focus, unless it has unsaved input: there is
 * nothing to choose then. Null if there is no such change.
 */
export function applyRemoteValueOnBlur({ editing, replaced }: ReplacementState, field: BlockFieldPath): ReplacementState | null {
  const { document, stored, conflicts } = editing;
  for (const conflict of conflicts) {
    if (conflict.kind !== 'field' || !isSameField(conflict, field)) continue;
    if (!isSameJson(readField(document, conflict) ?? null, conflict.base ?? null)) continue;
    const applied = applyOperation(document, fieldOperation(conflict, conflict.theirs));
    if (!applied.ok) continue;
    const otherConflicts = conflicts.filter((other) => other !== conflict);
    const next = { ...editing, document: applied.document, conflicts: otherConflicts };
    // The value on the screen was stored before the other user replaced it.
    const newlyReplaced = replacedFields({ ...editing, stored: { ...stored, document } }, next);
    return { editing: next, replaced: [...replaced.filter((other) => !isSameField(other, field)), ...newlyReplaced] };
  }
  return null;
}
