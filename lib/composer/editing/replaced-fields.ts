import { isSameJson } from '@/lib/document/canonical-json';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { type BlockFieldPath, fieldOperation, isSameField, readField } from './block-field-path';
import type { Editing } from './editing';

/** A saved field whose value another user replaced; `mine` is the value before. */
export type ReplacedField = BlockFieldPath & { mine: unknown };

/** Finds fields edited in this session that other users replaced between two states of a page. */
export function replacedFields(before: Editing, after: Editing): ReplacedField[] {
  const editedFields = new Map<string, ReplacedField>();
  for (const { operations } of before.undoStack.toReversed())
    for (const operation of operations.toReversed()) {
      const [name, ...nestedPath] = operation.kind === 'set' ? operation.path : [];
      if (operation.kind !== 'set' || typeof name !== 'string' || nestedPath.length > 0) continue;
      const { id, value } = operation;
      const key = `${id} ${name}`;
      if (!editedFields.has(key)) editedFields.set(key, { id, path: ['props', name], mine: value });
    }
  return [...editedFields.values()].filter((field) => isReplaced(field, before, after));
}

function isReplaced(field: ReplacedField, before: Editing, after: Editing): boolean {
  const { id, mine } = field;
  const previousValue = readField(before.document, field);
  const isOwnValue = isSameJson(previousValue ?? null, mine ?? null) && after.document.blocks.has(id);
  const isSaved = isSameJson(readField(before.stored.document, field) ?? null, mine ?? null);
  return isOwnValue && isSaved && !isSameJson(readField(after.document, field) ?? null, mine ?? null);
}

/** A page, and fields that other users replaced. */
type ReplacementState = { editing: Editing; replaced: readonly ReplacedField[] };

/**
 * Applies a change of another user to a field when it loses the focus, unless it has unsaved input: there is
 * nothing to choose then. Null if there is no such change.
 */
export function applyRemoteValueOnBlur(
  { editing, replaced }: ReplacementState,
  field: BlockFieldPath,
): ReplacementState | null {
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
    return {
      editing: next,
      replaced: [...replaced.filter((other) => !isSameField(other, field)), ...newlyReplaced],
    };
  }
  return null;
}
