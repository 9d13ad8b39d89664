import type { Conflict } from '@/lib/document/merge/conflict';
import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { keysWithin, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, OperationOf, Position } from '@/lib/document/operations/operation';
import { fieldOperation, type OwnField, readField } from './own-field';

/**
 * What is on the screen without what is not to be sent yet: of fields what is stored stands there, a block as a whole is as and
 * where it is stored, also one that was taken out, and one that is stored nowhere waits with all in it that is new. What was moved into it stays
 * where it is stored.
 */
export function holdBack(
  document: OpenDocument,
  stored: OpenDocument,
  held: readonly OwnField[],
): OpenDocument {
  return held.reduce((current, field) => {
    const { id } = field;
    if (stored.blocks.has(id) && field.path.length === 0) return putBack(current, stored, id);
    if (!current.blocks.has(id)) return current;
    if (stored.blocks.has(id)) return done(current, fieldOperation(field, readField(stored, field)));
    const known = keysWithin(id, current.blocks).filter((key) => stored.blocks.has(key));
    const without = known.reduce((now, key) => done(now, moveBack(now, stored, key, id)), current);
    return done(without, { kind: 'remove', id });
  }, document);
}

/** A block as it is stored, where it is stored, with what is stored in it. */
function putBack(document: OpenDocument, stored: OpenDocument, id: string): OpenDocument {
  const block = stored.blocks.get(id);
  if (!block) return document;
  const there = document.blocks.has(id)
    ? done(done(document, { kind: 'replace', id, own: block.own }), moveBack(document, stored, id, id))
    : done(document, putIn(document, stored, id));
  const inside = [...(there.blocks.get(id)?.slots.values() ?? [])].flat();
  const emptied = inside.reduce(
    (now, key) =>
      stored.blocks.has(key)
        ? done(now, moveBack(now, stored, key, id))
        : done(now, { kind: 'remove', id: key }),
    there,
  );
  const missing = [...block.slots.values()].flat().filter((key) => !inside.includes(key));
  return missing.reduce(
    (now, key) =>
      now.blocks.has(key) ? done(now, moveBack(now, stored, key, key)) : putBack(now, stored, key),
    emptied,
  );
}

/** A block that was taken out, without what stood in it, which may be elsewhere by now. */
function putIn(now: OpenDocument, stored: OpenDocument, id: string): Operation {
  const { to } = moveBack(now, stored, id, id);
  const { own = null, slots = new Map() } = stored.blocks.get(id) ?? {};
  const emptied = Object.fromEntries([...slots.keys()].map((slot) => [slot, []]));
  const node =
    isNode(own) && slots.size > 0
      ? { ...own, slots: { ...(isNode(own.slots) && own.slots), ...emptied } }
      : own;
  return { kind: 'insert', node, at: to, ...(id.startsWith('~') && { keys: [id] }) };
}

function done(document: OpenDocument, operation: Operation): OpenDocument {
  const applied = applyOperation(document, operation);
  return applied.ok ? applied.document : document;
}

/** To where it is stored, behind the block that stands before it there; to the end of the page when that place is gone. */
function moveBack(now: OpenDocument, stored: OpenDocument, id: string, held: string): OperationOf<'move'> {
  const place = stored.blocks.get(id)?.place ?? { parent: null, slot: '' };
  const isGone =
    place.parent !== null && (!now.blocks.has(place.parent) || within(held, now).includes(place.parent));
  const to = isGone ? { parent: null, slot: '' } : place;
  const list = (listAt(now, to) ?? []).filter((key) => key !== id);
  const before = (listAt(stored, to) ?? []).slice(0, (listAt(stored, to) ?? []).indexOf(id));
  const after: Position['after'] =
    (isGone ? list.findLast((key) => key !== held) : before.findLast((key) => list.includes(key))) ?? null;
  return { kind: 'move', id, to: { ...to, after } };
}

const within = (id: string, { blocks }: OpenDocument): string[] =>
  blocks.has(id) ? keysWithin(id, blocks) : [];

/** What waits for a choice. A block that only others took out counts as a whole. */
export const heldByConflicts = (conflicts: readonly Conflict[]): OwnField[] =>
  conflicts.flatMap((conflict) =>
    conflict.kind === 'field' || (conflict.kind === 'removed' && conflict.by === 'theirs')
      ? [{ id: conflict.id, path: conflict.kind === 'field' ? conflict.path : [] }]
      : [],
  );
