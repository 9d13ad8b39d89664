import { registry } from '@/blocks/registry';
import { documentLimits } from '@/lib/document/limits';
import { isNode, type StoredNode, walkNodes } from '@/lib/document/nodes';
import { commonSubsequence } from '@/lib/document/operations/common-subsequence';
import { bytesOfDocument, bytesOfNode } from '@/lib/document/operations/document-bytes';
import {
  keysWithin,
  listAt,
  type OpenDocument,
  type ParentSlot,
  pageSlot,
} from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { formatList } from '@/schemas/format-list';
import { blockTitleOf, isSlotVisible, slotLabelOf, slotNamesOf } from './block-name';
import { slotKey } from './outline-tree';

/**
 * Why a block of the page cannot move to a place by the rules of the target slot; null if it can.
 * Permissions are not checked here.
 */
export function reasonAgainstMove(document: OpenDocument, id: string, parentSlot: ParentSlot): string | null {
  const block = document.blocks.get(id);
  if (!block) return 'The block no longer exists';
  if (parentSlot.parent !== null && keysWithin(id, document.blocks).includes(parentSlot.parent))
    return 'A block cannot be moved into itself';
  const isInSlot = block.parentSlot.parent === parentSlot.parent && block.parentSlot.slot === parentSlot.slot;
  const type = isNode(block.node) ? String(block.node.type) : '';
  return reasonAgainstSlot(document, { type, height: heightOf(document, id), isInSlot }, parentSlot);
}

/** Why a new block, with its nested blocks, cannot be inserted at a place; null if it can. */
export function reasonAgainstInsert(
  document: OpenDocument,
  node: StoredNode,
  parentSlot: ParentSlot,
): string | null {
  const all = [...walkNodes([node])];
  if (document.blocks.size + all.length > documentLimits.blocks)
    return `A page can have at most ${documentLimits.blocks} blocks`;
  if (bytesOfDocument(document) + bytesOfNode(node) > documentLimits.bytes)
    return `A page can have at most ${documentLimits.bytes / 1024} kB: this block does not fit`;
  const type = String(node.type);
  const height = Math.max(...all.map(({ depth }) => depth));
  return reasonAgainstSlot(document, { type, height, isInSlot: false }, parentSlot);
}

type PlacedBlock = { type: string; height: number; isInSlot: boolean };

function reasonAgainstSlot(
  document: OpenDocument,
  { type, height, isInSlot }: PlacedBlock,
  parentSlot: ParentSlot,
): string | null {
  if (depthOf(document, parentSlot) + height > documentLimits.depth)
    return `Blocks can be nested at most ${documentLimits.depth} levels deep`;
  if (parentSlot.parent === null) return null;
  const node = document.blocks.get(parentSlot.parent)?.node;
  const rule = isNode(node) ? registry.get(String(node.type))?.slots[parentSlot.slot] : undefined;
  if (!rule) return 'Blocks cannot be added there';
  if (!isSlotVisible(node, parentSlot.slot))
    return `“${rule.label}” is hidden by the settings of its block: change those first`;
  if (rule.allow && !rule.allow.includes(type)) {
    const labels = rule.allow.map((allowedType) => registry.get(allowedType)?.label ?? allowedType);
    return `“${rule.label}” accepts only ${formatList(labels, 'or')}`;
  }
  const count = (listAt(document, parentSlot)?.length ?? 0) + (isInSlot ? 0 : 1);
  if (rule.max !== undefined && count > rule.max)
    return `“${slotLabelOf(node, parentSlot.slot)}” accepts at most ${rule.max}`;
  return null;
}

/** Nesting depth of a place: 0 on the page itself. */
export function depthOf({ blocks }: OpenDocument, { parent }: ParentSlot): number {
  let depth = 0;
  for (let id = parent; id !== null; id = blocks.get(id)?.parentSlot.parent ?? null) depth += 1;
  return depth;
}

/** Levels of a block with its nested blocks: 1 without any. */
function heightOf(document: OpenDocument, id: string): number {
  const inner = [...(document.blocks.get(id)?.slots.values() ?? [])].flat();
  return 1 + Math.max(0, ...inner.map((childId) => heightOf(document, childId)));
}

/**
 * Whether a block is in another list, or in another order among its siblings. Insertions and removals around
 * it do not count.
 */
export function hasMoved(id: string, before: OpenDocument, after: OpenDocument): boolean {
  const [previous, current] = [before.blocks.get(id)?.parentSlot, after.blocks.get(id)?.parentSlot];
  if (!previous || !current) return false;
  if (previous.parent !== current.parent || previous.slot !== current.slot) return true;
  const [list, now] = [listAt(before, previous) ?? [], listAt(after, current) ?? []];
  if (list === now) return false;
  // If two blocks have swapped, this one counts as moved.
  return !commonSubsequence(now, list, (key) => (key === id ? 0.5 : 1)).has(id);
}

/** A list into which a block can move: the page or a slot. */
export type MoveTarget = { key: string; parentSlot: ParentSlot; label: string };

/**
 * Lists into which a block can move, the page first, then in reading order. Lists that do not accept it are
 * omitted.
 */
export function moveTargets(document: OpenDocument, id: string): MoveTarget[] {
  const targets: MoveTarget[] = [{ key: 'page', parentSlot: pageSlot, label: 'The page itself' }];
  const collect = (key: string) => {
    const block = document.blocks.get(key);
    if (!block || key === id) return;
    for (const slot of slotNamesOf(block.node, block.slots)) {
      const label = `${blockTitleOf(block.node)} › ${slotLabelOf(block.node, slot)}`;
      targets.push({ key: slotKey(key, slot), parentSlot: { parent: key, slot }, label });
      (block.slots.get(slot) ?? []).forEach(collect);
    }
  };
  document.root.forEach(collect);
  return targets.filter(({ parentSlot }) => reasonAgainstMove(document, id, parentSlot) === null);
}

/** A position in a list: after a block, or at the start. */
export type MovePosition = { key: string; after: string | null; label: string };

/** Positions in a list for a block, in order. */
export function movePositions(document: OpenDocument, id: string, parentSlot: ParentSlot): MovePosition[] {
  const list = (listAt(document, parentSlot) ?? []).filter((siblingId) => siblingId !== id);
  return [
    { key: 'first', after: null, label: list.length === 0 ? 'As the only block' : 'At the beginning' },
    ...list.map((siblingId) => ({
      key: siblingId,
      after: siblingId,
      label: `After ${blockTitleOf(document.blocks.get(siblingId)?.node)}`,
    })),
  ];
}

type MovePlan = { operation: Operation } | { reason: string };

/** Moves a block into its previous sibling: to the end of the first slot that accepts it. */
export function nestBlock(document: OpenDocument, id: string): MovePlan {
  const parentSlot = document.blocks.get(id)?.parentSlot;
  const list = (parentSlot && listAt(document, parentSlot)) ?? [];
  const before = list[list.indexOf(id) - 1];
  const parent = before === undefined ? undefined : document.blocks.get(before);
  if (before === undefined || !parent) return { reason: 'There is no previous block to move it into' };
  const slots = slotNamesOf(parent.node, parent.slots).map((slot) => ({ parent: before, slot }));
  if (slots.length === 0) return { reason: 'The previous block cannot contain other blocks' };
  const reasons = slots.map((slot) => reasonAgainstMove(document, id, slot));
  const to = slots[reasons.indexOf(null)];
  if (!to) return { reason: reasons[0] ?? 'The previous block does not accept it' };
  return {
    operation: { kind: 'move', id, to: { ...to, after: listAt(document, to)?.at(-1) ?? null } },
  };
}

/** Moves a block out of its parent, to the position after it. */
export function liftBlock(document: OpenDocument, id: string): MovePlan {
  const parent = document.blocks.get(id)?.parentSlot.parent ?? null;
  const grandparentSlot = parent === null ? undefined : document.blocks.get(parent)?.parentSlot;
  if (parent === null || !grandparentSlot) return { reason: 'It is already at the top level' };
  const reason = reasonAgainstMove(document, id, grandparentSlot);
  return reason ? { reason } : { operation: { kind: 'move', id, to: { ...grandparentSlot, after: parent } } };
}
