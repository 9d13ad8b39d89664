import { type Applied, type Refused, refused } from './applied';
import {
  closeNode,
  keysWithin,
  listAt,
  type OpenBlock,
  type OpenDocument,
  openNode,
  type Place,
} from './open-document';
import type { OperationOf, Position } from './operation';

/** Puts a node in, with all that stands in it. One whose id is there already is kept like one that cannot be read. */
export function putBlocks(document: OpenDocument, { node, at, keys }: OperationOf<'insert'>): Applied {
  const fault = positionFault(document, at);
  if (fault) return fault;
  const blocks = new Map(document.blocks);
  const id = openNode(node, { parent: at.parent, slot: at.slot }, blocks, [...(keys ?? [])]);
  return {
    ok: true,
    document: insertInto({ ...document, blocks }, id, at),
    inverse: { kind: 'remove', id, ...ofNewSlot(document, at) },
  };
}

/** Takes a block out, with all that stands in it. */
export function takeBlock(
  document: OpenDocument,
  operation: OperationOf<'remove'>,
  block: OpenBlock,
): Applied {
  const { id, withSlot } = operation;
  const at = positionOf(document, id, block);
  const node = closeNode(id, document.blocks);
  const within = keysWithin(id, document.blocks);
  const blocks = new Map(document.blocks);
  for (const key of within) blocks.delete(key);
  const rest = takeFrom({ ...document, blocks }, id, block.place, withSlot);
  return { ok: true, document: rest, inverse: { kind: 'insert', node, at, ...namesOf(within) } };
}

/** Moves a block, with all that stands in it. */
export function moveBlock(document: OpenDocument, operation: OperationOf<'move'>, block: OpenBlock): Applied {
  const { id, to, withSlot } = operation;
  const fault = positionFault(document, to);
  if (fault) return fault;
  if (to.after === id || (to.parent !== null && keysWithin(id, document.blocks).includes(to.parent)))
    return refused('A block cannot be put into itself');
  const place = { parent: to.parent, slot: to.slot };
  const inverse = {
    kind: 'move' as const,
    id,
    to: positionOf(document, id, block),
    ...ofNewSlot(document, to),
  };
  const taken = takeFrom(document, id, block.place, withSlot);
  const blocks = new Map(taken.blocks).set(id, { ...block, place });
  return { ok: true, document: insertInto({ ...taken, blocks }, id, to), inverse };
}

/** Puts other nodes into a slot in the place of all that stood there, or takes the slot away. */
export function setSlot(
  document: OpenDocument,
  operation: OperationOf<'set-slot'>,
  block: OpenBlock,
): Applied {
  const { id, slot, nodes, keys } = operation;
  const place: Place = { parent: id, slot };
  const before = block.slots.get(slot);
  const within = before?.flatMap((one) => keysWithin(one, document.blocks)) ?? [];
  const blocks = new Map(document.blocks);
  for (const key of within) blocks.delete(key);
  const names = [...(keys ?? [])];
  const list = nodes?.map((node) => openNode(node, place, blocks, names));
  const nodesBefore = before?.map((key) => closeNode(key, document.blocks));
  return {
    ok: true,
    document: withList({ ...document, blocks }, place, list),
    inverse: { kind: 'set-slot', id, slot, ...(nodesBefore && { nodes: nodesBefore, ...namesOf(within) }) },
  };
}

const namesOf = (keys: string[]) => (keys.some((key) => key.startsWith('~')) ? { keys } : {});

function positionFault(document: OpenDocument, { after, ...place }: Position): Refused | null {
  const parent = place.parent === null ? null : document.blocks.get(place.parent);
  if (parent === undefined || place.parent?.startsWith('~'))
    return refused('The place is not there any more');
  const list = listAt(document, place) ?? [];
  return after === null || list.includes(after) ? null : refused('The block before it is not there any more');
}

function positionOf(document: OpenDocument, id: string, { place }: OpenBlock): Position {
  const list = listAt(document, place) ?? [];
  return { ...place, after: list[list.indexOf(id) - 1] ?? null };
}

/** What undoing takes away besides, when a slot is made for what comes. */
const ofNewSlot = (document: OpenDocument, { after: _after, ...place }: Position) =>
  listAt(document, place) ? {} : { withSlot: true };

function insertInto(document: OpenDocument, id: string, { after, ...place }: Position): OpenDocument {
  const list = listAt(document, place) ?? [];
  return withList(document, place, list.toSpliced(after === null ? 0 : list.indexOf(after) + 1, 0, id));
}

function takeFrom(document: OpenDocument, id: string, place: Place, withSlot = false): OpenDocument {
  const list = (listAt(document, place) ?? []).filter((one) => one !== id);
  return withList(document, place, withSlot && list.length === 0 ? undefined : list);
}

/** With another list in a place; undefined takes the slot away. The page itself always has one. */
function withList(
  document: OpenDocument,
  { parent, slot }: Place,
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
