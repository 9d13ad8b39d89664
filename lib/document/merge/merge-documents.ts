import {
  listAt,
  type OpenBlock,
  type OpenDocument,
  type ParentSlot,
  pageSlot,
} from '../operations/open-document';
import type { Conflict } from './conflict';
import { isSameParentSlot, type MergeSides, mergeMoves, type ParentSlots } from './merge-moves';
import { mergeNodes } from './merge-nodes';
import { mergeOrder } from './merge-order';
import { mergeRemovals } from './merge-removals';

export type MergeResult = { document: OpenDocument; conflicts: Conflict[] };

/**
 * Three-way merge of two edits of one document. In a conflict, `theirs` applies and `mine` is in the
 * conflict, so nothing is lost. Without conflicts the result is symmetric.
 */
export function mergeDocuments(sides: MergeSides): MergeResult {
  const { base, mine, theirs } = sides;
  const keys = new Set([...theirs.blocks.keys(), ...mine.blocks.keys()]);
  const { parentSlots, conflicts: moved } = mergeMoves(keys, sides);
  const { remaining, conflicts: removed } = mergeRemovals(parentSlots, sides);
  const conflicts = [...moved.filter(({ id }) => remaining.has(id)), ...removed];
  const orderOf = (parentSlot: ParentSlot): string[] => {
    const { order, conflicting } = mergeOrder(versionsOf(parentSlot, sides, parentSlots, remaining));
    conflicts.push(
      ...conflicting.map((id): Conflict => ({ kind: 'move', id, mine: parentSlot, theirs: parentSlot })),
    );
    return order;
  };
  const blocks = new Map<string, OpenBlock>();
  for (const id of remaining) {
    const [before, mineBlock, theirsBlock] = [base, mine, theirs].map((side) => side.blocks.get(id));
    const merged =
      mineBlock && theirsBlock
        ? mergeNodes(id, { base: before?.node, mine: mineBlock.node, theirs: theirsBlock.node })
        : { value: (theirsBlock ?? mineBlock)?.node, conflicts: [] };
    conflicts.push(...merged.conflicts);
    const slots = new Map<string, readonly string[]>();
    for (const slot of slotsWith(id, sides)) {
      const order = orderOf({ parent: id, slot });
      if (order.length > 0 || isSlotRetained(id, slot, sides)) slots.set(slot, order);
    }
    blocks.set(id, { node: merged.value, parentSlot: parentSlots.get(id) ?? pageSlot, slots });
  }
  return { document: { root: orderOf(pageSlot), blocks }, conflicts };
}

function versionsOf(
  parentSlot: ParentSlot,
  { base, mine, theirs }: MergeSides,
  parentSlots: ParentSlots,
  remaining: ReadonlySet<string>,
) {
  const remainingIn = (document: OpenDocument) =>
    (listAt(document, parentSlot) ?? []).filter(
      (id) => remaining.has(id) && isSameParentSlot(parentSlots.get(id), parentSlot),
    );
  return { base: remainingIn(base), mine: remainingIn(mine), theirs: remainingIn(theirs) };
}

const slotsWith = (id: string, { mine, theirs }: MergeSides): Set<string> =>
  new Set([theirs, mine].flatMap(({ blocks }) => [...(blocks.get(id)?.slots.keys() ?? [])]));

/** Whether an empty slot stays: unless one of the two removed it. */
function isSlotRetained(id: string, slot: string, { base, mine, theirs }: MergeSides): boolean {
  const has = ({ blocks }: OpenDocument) => blocks.get(id)?.slots.has(slot) ?? false;
  const sides = [mine, theirs].filter(({ blocks }) => blocks.has(id));
  return has(base) ? sides.every(has) : sides.some(has);
}
