import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { slotNamesOf } from './block-name';
import { readSlotKey, slotKey } from './slot-key';

/** A row of the outline, and on which side of it something is let go. */
export type DropSpot = { key: string; side: 'before' | 'on' | 'after' };

/** The place that a spot means for a block; null where nothing can be let go. Beside a slot is nowhere, on it is at its end. */
export function positionAt(document: OpenDocument, { key, side }: DropSpot, id: string): Position | null {
  const slot = readSlotKey(key);
  if (slot) {
    if (side !== 'on') return null;
    const list = (listAt(document, slot) ?? []).filter((one) => one !== id);
    return { ...slot, after: list.at(-1) ?? null };
  }
  const block = document.blocks.get(key);
  if (!block) return null;
  if (side === 'on') {
    const [first] = slotNamesOf(block.own, block.slots);
    return first === undefined ? null : positionAt(document, { key: slotKey(key, first), side }, id);
  }
  const list = (listAt(document, block.place) ?? []).filter((one) => one !== id);
  if (side === 'after') return { ...block.place, after: key === id ? before(list, document, id) : key };
  return { ...block.place, after: list[list.indexOf(key) - 1] ?? null };
}

/** What stands before a block now, so that letting it go on itself leaves it there. */
function before(rest: readonly string[], document: OpenDocument, id: string): string | null {
  const place = document.blocks.get(id)?.place;
  const at = ((place && listAt(document, place)) ?? []).indexOf(id);
  return rest[at - 1] ?? null;
}
