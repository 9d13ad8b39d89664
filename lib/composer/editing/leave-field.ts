import { isSameJson } from '@/lib/document/canonical-json';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { Editing } from './editing';
import { fieldOperation, isSameField, type OwnField, readField } from './own-field';
import { type Replaced, replacedFields } from './replaced-fields';

/** A page, and what others have put in the place of what was written here. */
type Left = { editing: Editing; replaced: readonly Replaced[] };

/**
 * What others wrote in a field while somebody's hand was in it comes onto the screen once it is left, where nothing was typed that is not stored: there is
 * nothing to choose then. Null where there is nothing of the kind.
 */
export function leaveField({ editing, replaced }: Left, field: OwnField): Left | null {
  const { document, stored, conflicts } = editing;
  for (const conflict of conflicts) {
    if (conflict.kind !== 'field' || !isSameField(conflict, field)) continue;
    if (!isSameJson(readField(document, conflict) ?? null, conflict.base ?? null)) continue;
    const taken = applyOperation(document, fieldOperation(conflict, conflict.theirs));
    if (!taken.ok) continue;
    const left = conflicts.filter((one) => one !== conflict);
    const next = { ...editing, document: taken.document, conflicts: left };
    // Of what is on the screen all was stored once: theirs has taken its place there already.
    const anew = replacedFields({ ...editing, stored: { ...stored, document } }, next);
    return { editing: next, replaced: [...replaced.filter((one) => !isSameField(one, field)), ...anew] };
  }
  return null;
}
