import { isNode, slotsOf } from '@/lib/document/nodes';
import { closeNode, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Position } from '@/lib/document/operations/operation';
import { newUuid } from './new-uuid';

/** The operation that moves a block up or down among its siblings; null at the end of the list. */
export function moveBy(document: OpenDocument, id: string, offset: -1 | 1): Operation | null {
  const position = document.blocks.get(id)?.parentSlot;
  const list = (position && listAt(document, position)) ?? [];
  const at = list.indexOf(id) + offset;
  if (!position || at < 0 || at >= list.length) return null;
  const rest = list.filter((key) => key !== id);
  return { kind: 'move', id, to: { ...position, after: rest[at - 1] ?? null } };
}

/** The position after a block; the end of the page for null. */
export function positionAfter(document: OpenDocument, id: string | null): Position {
  const position = id === null ? undefined : document.blocks.get(id)?.parentSlot;
  return position
    ? { ...position, after: id }
    : { parent: null, slot: '', after: document.root.at(-1) ?? null };
}

/** Inserts a copy of a block and its nested blocks after it; null if the block cannot be read. */
export function duplicate(document: OpenDocument, id: string): Extract<Operation, { kind: 'insert' }> | null {
  if (id.startsWith('~') || !document.blocks.has(id)) return null;
  return {
    kind: 'insert',
    node: withNewIds(closeNode(id, document.blocks)),
    at: positionAfter(document, id),
  };
}

/** A copy of a node with new ids, because ids are unique in a page. */
export function withNewIds(node: unknown): unknown {
  if (!isNode(node)) return node;
  const lists = slotsOf(node).map(([slot, nodes]) => [slot, nodes.map(withNewIds)] as const);
  const slots = isNode(node.slots) ? { ...node.slots, ...Object.fromEntries(lists) } : node.slots;
  return { ...node, id: newId(String(node.type)), ...(slots !== undefined && { slots }) };
}

/** A unique, readable id, for example `hero-3f9a0c21`. */
const newId = (type: string): string => `${type.slice(0, 40)}-${newUuid().slice(0, 8)}`;
