import { commonSubsequence } from './common-subsequence';
import { findNodeChanges } from './find-node-changes';
import { listAt, type OpenBlock, type OpenDocument, type ParentSlot, pageSlot } from './open-document';
import type { Operation, Position } from './operation';
import { hasSameSlots, isSameList } from './reuse-blocks';

/**
 * The operations that turn one document into another, by the keys of the blocks: first inserts and moves
 * from the page inwards, then changes of blocks, then removals. Each new or removed block has its own
 * operation. Of two blocks that swapped positions, either can be the moved one; `isFixed` blocks move only
 * when nothing else is possible.
 */
export function findDifference(
  before: OpenDocument,
  after: OpenDocument,
  isFixed: IsFixed = () => false,
): Operation[] {
  const changed = changedBlocks(before, after);
  const nodeChanges = changed.flatMap(([id, previous, block]) =>
    previous && previous.node !== block.node ? findNodeChanges(id, previous.node, block.node) : [],
  );
  const hasSameArrangement =
    before.blocks.size === after.blocks.size &&
    isSameList(before.root, after.root) &&
    changed.every(([, previous, block]) => previous && hasSameSlots(previous, block));
  if (hasSameArrangement) return nodeChanges;
  return [
    ...arrangeSlot(pageSlot, { before, after, isFixed }),
    ...nodeChanges,
    ...removeBlocks(before, after),
    ...removeSlots(before, after),
  ];
}

/** The blocks that are different objects: one, when one character was typed. */
function changedBlocks(before: OpenDocument, after: OpenDocument) {
  const changed: [id: string, previous: OpenBlock | undefined, block: OpenBlock][] = [];
  for (const [id, block] of after.blocks) {
    const previous = before.blocks.get(id);
    if (previous !== block) changed.push([id, previous, block]);
  }
  return changed;
}

type IsFixed = (id: string) => boolean;
type Comparison = { before: OpenDocument; after: OpenDocument; isFixed: IsFixed };

/**
 * The blocks of one list and, after each, its contents. By then the block has its final position, so no
 * block is moved into itself.
 */
function arrangeSlot(parentSlot: ParentSlot, comparison: Comparison): Operation[] {
  const { before, after, isFixed } = comparison;
  const list = listAt(after, parentSlot) ?? [];
  const weightOf = (id: string) => (isFixed(id) ? list.length : 1);
  const unmoved = commonSubsequence(list, listAt(before, parentSlot) ?? [], weightOf);
  return list.flatMap((id, at) => {
    const position = { ...parentSlot, after: list[at - 1] ?? null };
    const block = after.blocks.get(id);
    if (!block) return [];
    const inner = [...block.slots.keys()].flatMap((slot) => arrangeSlot({ parent: id, slot }, comparison));
    return [
      ...(unmoved.has(id) ? [] : [insertOrMove(id, block, position, before)]),
      ...createSlots(id, block, before),
      ...inner,
    ];
  });
}

function insertOrMove(id: string, { node }: OpenBlock, at: Position, before: OpenDocument): Operation {
  return before.blocks.has(id)
    ? { kind: 'move', id, to: at }
    : { kind: 'insert', node, at, ...(id.startsWith('~') && { keys: [id] }) };
}

/** Creates new slots, including empty ones. */
function createSlots(id: string, { slots }: OpenBlock, before: OpenDocument): Operation[] {
  const existingSlots = before.blocks.get(id)?.slots;
  return [...slots.keys()].flatMap((slot) =>
    existingSlots?.has(slot) ? [] : [{ kind: 'set-slot' as const, id, slot, nodes: [] }],
  );
}

/** By this point a removed block contains only removed blocks. */
function removeBlocks(before: OpenDocument, after: OpenDocument): Operation[] {
  return [...before.blocks].flatMap(([id, { parentSlot }]) => {
    const isParentRemoved = parentSlot.parent !== null && !after.blocks.has(parentSlot.parent);
    return after.blocks.has(id) || isParentRemoved ? [] : [{ kind: 'remove' as const, id }];
  });
}

function removeSlots(before: OpenDocument, after: OpenDocument): Operation[] {
  return [...before.blocks].flatMap(([id, { slots }]) => {
    const now = after.blocks.get(id)?.slots;
    return now
      ? [...slots.keys()]
          .filter((slot) => !now.has(slot))
          .map((slot) => ({ kind: 'set-slot' as const, id, slot }))
      : [];
  });
}
