import type { Conflict } from '@/lib/document/merge/conflict';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { keysWithin, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Position } from '@/lib/document/operations/operation';
import { fieldOperation, type OwnField, readField } from './own-field';

/**
 * What is on the screen without what is not to be sent yet: of fields what is stored stands there, and a block that is stored
 * nowhere waits as a whole, with all in it that is new. What was moved into it stays where it is stored.
 */
export function holdBack(
  document: OpenDocument,
  stored: OpenDocument,
  held: readonly OwnField[],
): OpenDocument {
  return held.reduce((current, field) => {
    const { id } = field;
    if (!current.blocks.has(id)) return current;
    if (stored.blocks.has(id)) return done(current, fieldOperation(field, readField(stored, field)));
    const known = keysWithin(id, current.blocks).filter((key) => stored.blocks.has(key));
    const without = known.reduce((now, key) => done(now, moveBack(now, stored, key, id)), current);
    return done(without, { kind: 'remove', id });
  }, document);
}

function done(document: OpenDocument, operation: Operation): OpenDocument {
  const applied = applyOperation(document, operation);
  return applied.ok ? applied.document : document;
}

/** To where it is stored, behind the block that stands before it there; to the end of the page when that place is gone. */
function moveBack(now: OpenDocument, stored: OpenDocument, id: string, held: string): Operation {
  const place = stored.blocks.get(id)?.place ?? { parent: null, slot: '' };
  const isGone =
    place.parent !== null &&
    (!now.blocks.has(place.parent) || keysWithin(held, now.blocks).includes(place.parent));
  const to = isGone ? { parent: null, slot: '' } : place;
  const list = (listAt(now, to) ?? []).filter((key) => key !== id);
  const before = (listAt(stored, to) ?? []).slice(0, (listAt(stored, to) ?? []).indexOf(id));
  const after: Position['after'] =
    (isGone ? list.findLast((key) => key !== held) : before.findLast((key) => list.includes(key))) ?? null;
  return { kind: 'move', id, to: { ...to, after } };
}

/** What waits for a choice. A block that only others took out counts as a whole. */
export const heldByConflicts = (conflicts: readonly Conflict[]): OwnField[] =>
  conflicts.flatMap((conflict) =>
    conflict.kind === 'field' || (conflict.kind === 'removed' && conflict.by === 'theirs')
      ? [{ id: conflict.id, path: conflict.kind === 'field' ? conflict.path : [] }]
      : [],
  );
