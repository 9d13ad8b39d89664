import type { OpenDocument, ParentSlot } from '../operations/open-document';
import type { Conflict } from './conflict';

export type MergeSides = { base: OpenDocument; mine: OpenDocument; theirs: OpenDocument };

export const isSameParentSlot = (a: ParentSlot | undefined, b: ParentSlot | undefined): boolean =>
  a !== undefined && b !== undefined && a.parent === b.parent && a.slot === b.slot;

export type ParentSlots = Map<string, ParentSlot>;

/** The parent slot of every block of either side: where the side that moved it has it. */
export function mergeMoves(
  keys: Iterable<string>,
  { base, mine, theirs }: MergeSides,
): { parentSlots: ParentSlots; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const parentSlots: ParentSlots = new Map();
  for (const id of keys) {
    const [before, mineSlot, theirSlot] = [base, mine, theirs].map(
      ({ blocks }) => blocks.get(id)?.parentSlot,
    );
    const parentSlot =
      theirSlot === undefined || (mineSlot !== undefined && isSameParentSlot(theirSlot, before))
        ? mineSlot
        : theirSlot;
    if (parentSlot) parentSlots.set(id, parentSlot);
    const isMovedTwice =
      mineSlot &&
      theirSlot &&
      !isSameParentSlot(mineSlot, theirSlot) &&
      !isSameParentSlot(mineSlot, before) &&
      parentSlot === theirSlot;
    if (isMovedTwice && !isSameParentSlot(theirSlot, before))
      conflicts.push({ kind: 'move', id, mine: mineSlot, theirs: theirSlot });
  }
  return { parentSlots, conflicts: [...conflicts, ...breakCycles(parentSlots, { base, mine, theirs })] };
}

/**
 * When one side moved block A into B and the other B into A, the move of `mine` is reverted. Each round
 * reverts one move; without moves there is no cycle.
 */
function breakCycles(parentSlots: ParentSlots, { mine, theirs }: MergeSides): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const id of parentSlots.keys()) {
    for (let cycle = findCycle(id, parentSlots); cycle.length > 0; cycle = findCycle(id, parentSlots)) {
      const moved = cycle.find((key) => {
        const theirSlot = theirs.blocks.get(key)?.parentSlot;
        return theirSlot && !isSameParentSlot(theirSlot, parentSlots.get(key));
      });
      const [from, to] = [mine, theirs].map(
        ({ blocks }) => moved !== undefined && blocks.get(moved)?.parentSlot,
      );
      if (moved === undefined || !from || !to) throw new Error('Cycle in a document');
      parentSlots.set(moved, to);
      conflicts.push({ kind: 'move', id: moved, mine: from, theirs: to });
    }
  }
  return conflicts;
}

/** The ancestors of a block that contain each other; empty when the chain ends at the page. */
function findCycle(id: string, parentSlots: ParentSlots): string[] {
  const seen = new Set<string>();
  for (let key: string | null = id; key !== null; key = parentSlots.get(key)?.parent ?? null) {
    if (seen.has(key)) return [...seen].slice([...seen].indexOf(key));
    seen.add(key);
  }
  return [];
}
