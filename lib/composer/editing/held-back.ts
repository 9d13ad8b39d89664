import type { Conflict } from '@/lib/document/merge/conflict';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { fieldOperation, type OwnField, readField } from './own-field';

/**
 * What is on the screen without what is not to be sent yet: of fields what is stored stands there, and a block that is stored
 * nowhere waits as a whole, with all in it.
 */
export function holdBack(
  document: OpenDocument,
  stored: OpenDocument,
  held: readonly OwnField[],
): OpenDocument {
  return held.reduce((current, field) => {
    const { id } = field;
    if (!current.blocks.has(id)) return current;
    const operation: Operation = stored.blocks.has(id)
      ? fieldOperation(field, readField(stored, field))
      : { kind: 'remove', id };
    const applied = applyOperation(current, operation);
    return applied.ok ? applied.document : current;
  }, document);
}

/** What waits for a choice. A block that only others took out counts as a whole. */
export const heldByConflicts = (conflicts: readonly Conflict[]): OwnField[] =>
  conflicts.flatMap((conflict) =>
    conflict.kind === 'field' || (conflict.kind === 'removed' && conflict.by === 'theirs')
      ? [{ id: conflict.id, path: conflict.kind === 'field' ? conflict.path : [] }]
      : [],
  );
