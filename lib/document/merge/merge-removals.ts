import { isSameJson } from '../canonical-json';
import type { OpenDocument } from '../operations/open-document';
import type { Conflict } from './conflict';
import { isSameParentSlot, type MergeSides, type ParentSlots } from './merge-moves';

/**
 * The blocks that remain. A block that one side removed remains when the other side changed, moved or
 * inserted something in it, together with its ancestors. Each of these is a conflict, so that the removal
 * can be repeated.
 */
export function mergeRemovals(
  parentSlots: ParentSlots,
  sides: MergeSides,
): { remaining: Set<string>; conflicts: Conflict[] } {
  const remaining = new Set<string>();
  const retain = (id: string) => {
    for (
      let key: string | null = id;
      key !== null && !remaining.has(key);
      key = parentSlots.get(key)?.parent ?? null
    )
      remaining.add(key);
  };
  for (const id of parentSlots.keys()) if (removedBy(id, sides) === null || isTouched(id, sides)) retain(id);
  const conflicts = [...remaining].flatMap((id): Conflict[] => {
    const by = removedBy(id, sides);
    return by ? [{ kind: 'removed', id, by, base: sides.base.blocks.get(id)?.node }] : [];
  });
  return { remaining, conflicts };
}

function removedBy(id: string, { base, mine, theirs }: MergeSides): 'mine' | 'theirs' | null {
  if (!base.blocks.has(id)) return null;
  return mine.blocks.has(id) ? (theirs.blocks.has(id) ? null : 'theirs') : 'mine';
}

/** Whether the other side changed or moved a block that one side removed. */
function isTouched(id: string, { base, mine, theirs }: MergeSides): boolean {
  const before = base.blocks.get(id);
  const changed = [mine, theirs].filter(({ blocks }) => blocks.has(id));
  return changed.some(({ blocks }: OpenDocument) => {
    const block = blocks.get(id);
    return !isSameParentSlot(block?.parentSlot, before?.parentSlot) || !isSameJson(block?.node, before?.node);
  });
}
