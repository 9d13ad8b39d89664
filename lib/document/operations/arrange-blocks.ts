import {
  closeNode,
  keysWithin,
  listAt,
  type OpenBlock,
  type OpenDocument,
  openNode,
  type ParentSlot,
} from './open-document';
import type { OperationOf, Position } from './operation';
import { type OperationResult, type RejectedOperation, rejectOperation } from './operation-result';

/** Inserts a node with its descendants. A node with a duplicate id is treated as unreadable. */
export function insertBlocks(
  document: OpenDocument,
  { node, at, keys }: OperationOf<'insert'>,
): OperationResult {
  const rejection = checkPosition(document, at);
  if (rejection) return rejection;
  const blocks = new Map(document.blocks);
  const id = openNode(node, { parent: at.parent, slot: at.slot }, blocks, [...(keys ?? [])]);
  return {
    ok: true,
    document: insertInto({ ...document, blocks }, id, at),
    inverse: { kind: 'remove', id, ...withSlotField(document, at) },
  };
}

/** Removes a block with its descendants. */
export function removeBlock(
  document: OpenDocument,
  operation: OperationOf<'remove'>,
  block: OpenBlock,
): OperationResult {
  const { id, withSlot } = operation;
  const at = positionOf(document, id, block);
  const node = closeNode(id, document.blocks);
  const removedKeys = keysWithin(id, document.blocks);
  const blocks = new Map(document.blocks);
  for (const key of removedKeys) blocks.delete(key);
  const rest = removeFrom({ ...document, blocks }, id, block.parentSlot, withSlot);
  return { ok: true, document: rest, inverse: { kind: 'insert', node, at, ...keysField(removedKeys) } };
}

/** Moves a block with its descendants. */
export function moveBlock(
  document: OpenDocument,
  operation: OperationOf<'move'>,
  block: OpenBlock,
): OperationResult {
  const { id, to, withSlot } = operation;
  const rejection = checkPosition(document, to);
  if (rejection) return rejection;
  if (to.after === id || (to.parent !== null && keysWithin(id, document.blocks).includes(to.parent)))
    return rejectOperation('A block cannot be moved into itself');
  const parentSlot = { parent: to.parent, slot: to.slot };
  const inverse = {
    kind: 'move' as const,
    id,
    to: positionOf(document, id, block),
    ...withSlotField(document, to),
  };
  const withoutBlock = removeFrom(document, id, block.parentSlot, withSlot);
  const blocks = new Map(withoutBlock.blocks).set(id, { ...block, parentSlot });
  return { ok: true, document: insertInto({ ...withoutBlock, blocks }, id, to), inverse };
}

/** Replaces all nodes of a slot, or removes the slot. */
export function setSlot(
  document: OpenDocument,
  operation: OperationOf<'set-slot'>,
  block: OpenBlock,
): OperationResult {
  const { id, slot, nodes, keys } = operation;
  const parentSlot: ParentSlot = { parent: id, slot };
  const before = block.slots.get(slot);
  const removedKeys = before?.flatMap((key) => keysWithin(key, document.blocks)) ?? [];
  const blocks = new Map(document.blocks);
  for (const key of removedKeys) blocks.delete(key);
  const names = [...(keys ?? [])];
  const list = nodes?.map((node) => openNode(node, parentSlot, blocks, names));
  const nodesBefore = before?.map((key) => closeNode(key, document.blocks));
  return {
    ok: true,
    document: withList({ ...document, blocks }, parentSlot, list),
    inverse: {
      kind: 'set-slot',
      id,
      slot,
      ...(nodesBefore && { nodes: nodesBefore, ...keysField(removedKeys) }),
    },
  };
}

const keysField = (keys: string[]) => (keys.some((key) => key.startsWith('~')) ? { keys } : {});

function checkPosition(document: OpenDocument, { after, ...parentSlot }: Position): RejectedOperation | null {
  const parent = parentSlot.parent === null ? null : document.blocks.get(parentSlot.parent);
  if (parent === undefined || parentSlot.parent?.startsWith('~'))
    return rejectOperation('The position no longer exists');
  const list = listAt(document, parentSlot) ?? [];
  return after === null || list.includes(after)
    ? null
    : rejectOperation('The previous block no longer exists');
}

function positionOf(document: OpenDocument, id: string, { parentSlot }: OpenBlock): Position {
  const list = listAt(document, parentSlot) ?? [];
  return { ...parentSlot, after: list[list.indexOf(id) - 1] ?? null };
}

/** The inverse also removes the slot when the operation creates it. */
const withSlotField = (document: OpenDocument, { after: _after, ...parentSlot }: Position) =>
  listAt(document, parentSlot) ? {} : { withSlot: true };

function insertInto(document: OpenDocument, id: string, { after, ...parentSlot }: Position): OpenDocument {
  const list = listAt(document, parentSlot) ?? [];
  return withList(document, parentSlot, list.toSpliced(after === null ? 0 : list.indexOf(after) + 1, 0, id));
}

function removeFrom(
  document: OpenDocument,
  id: string,
  parentSlot: ParentSlot,
  withSlot = false,
): OpenDocument {
  const list = (listAt(document, parentSlot) ?? []).filter((key) => key !== id);
  return withList(document, parentSlot, withSlot && list.length === 0 ? undefined : list);
}

/**
 * The document with another list in a slot; undefined removes the slot. The page itself always has a list.
 */
function withList(
  document: OpenDocument,
  { parent, slot }: ParentSlot,
  list: readonly string[] | undefined,
): OpenDocument {
  if (parent === null) return { ...document, root: list ?? [] };
  const block = document.blocks.get(parent);
  if (!block) return document;
  const slots = new Map(block.slots);
  if (list) slots.set(slot, list);
  else slots.delete(slot);
  return { ...document, blocks: new Map(document.blocks).set(parent, { ...block, slots }) };
}
