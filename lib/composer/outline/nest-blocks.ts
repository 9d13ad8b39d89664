import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { slotNamesOf } from './block-name';
import { reasonAgainstMove } from './placement';

type MovePlan = { operation: Operation } | { reason: string };

/** Moves a block into its previous sibling: to the end of the first slot that accepts it. */
export function nestBlock(document: OpenDocument, id: string): MovePlan {
  const place = document.blocks.get(id)?.parentSlot;
  const list = (place && listAt(document, place)) ?? [];
  const before = list[list.indexOf(id) - 1];
  const parent = before === undefined ? undefined : document.blocks.get(before);
  if (before === undefined || !parent) return { reason: 'There is no block before it to move it into' };
  const places = slotNamesOf(parent.own, parent.slots).map((slot) => ({ parent: before, slot }));
  if (places.length === 0) return { reason: 'The block before it holds no other blocks' };
  const reasons = places.map((one) => reasonAgainstMove(document, id, one));
  const to = places[reasons.indexOf(null)];
  if (!to) return { reason: reasons[0] ?? 'The block before it does not take it' };
  return {
    operation: { kind: 'move', id, to: { ...to, after: listAt(document, to)?.at(-1) ?? null } },
  };
}

/** Moves a block out of its parent, to the position after it. */
export function liftBlock(document: OpenDocument, id: string): MovePlan {
  const parent = document.blocks.get(id)?.parentSlot.parent ?? null;
  const parentPlace = parent === null ? undefined : document.blocks.get(parent)?.parentSlot;
  if (parent === null || !parentPlace) return { reason: 'It stands on the page itself already' };
  const reason = reasonAgainstMove(document, id, parentPlace);
  return reason ? { reason } : { operation: { kind: 'move', id, to: { ...parentPlace, after: parent } } };
}
