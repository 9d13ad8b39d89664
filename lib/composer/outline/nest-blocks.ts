import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { slotNamesOf } from './block-name';
import { reasonAgainstMove } from './fits-place';

type Planned = { operation: Operation } | { reason: string };

/** Into the block before it: at the end of the first of its slots that takes it. */
export function moveIn(document: OpenDocument, id: string): Planned {
  const place = document.blocks.get(id)?.place;
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

/** Out of the block it stands in: behind that one. */
export function moveOut(document: OpenDocument, id: string): Planned {
  const parent = document.blocks.get(id)?.place.parent ?? null;
  const around = parent === null ? undefined : document.blocks.get(parent)?.place;
  if (parent === null || !around) return { reason: 'It stands on the page itself already' };
  const reason = reasonAgainstMove(document, id, around);
  return reason ? { reason } : { operation: { kind: 'move', id, to: { ...around, after: parent } } };
}
