import { isNode, slotsOf } from '@/lib/document/nodes';
import { closeNode, listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Position } from '@/lib/document/operations/operation';
import { newUuid } from './new-uuid';

/** One place up or down among its neighbours; null at the end of the list. */
export function moveBy(document: OpenDocument, id: string, by: -1 | 1): Operation | null {
  const place = document.blocks.get(id)?.place;
  const list = (place && listAt(document, place)) ?? [];
  const at = list.indexOf(id) + by;
  if (!place || at < 0 || at >= list.length) return null;
  const rest = list.filter((one) => one !== id);
  return { kind: 'move', id, to: { ...place, after: rest[at - 1] ?? null } };
}

/** The place behind a block; the end of the page for none. */
export function placeBehind(document: OpenDocument, id: string | null): Position {
  const place = id === null ? undefined : document.blocks.get(id)?.place;
  return place ? { ...place, after: id } : { parent: null, slot: '', after: document.root.at(-1) ?? null };
}

/** A copy of a block behind it, with all that stands in it; null of one that cannot be read. */
export function duplicate(document: OpenDocument, id: string): Extract<Operation, { kind: 'insert' }> | null {
  if (id.startsWith('~') || !document.blocks.has(id)) return null;
  return { kind: 'insert', node: withNewIds(closeNode(id, document.blocks)), at: placeBehind(document, id) };
}

/** The same node, as another one: ids are a page's own, so each copy has its own. */
export function withNewIds(node: unknown): unknown {
  if (!isNode(node)) return node;
  const lists = slotsOf(node).map(([slot, inner]) => [slot, inner.map(withNewIds)] as const);
  const slots = isNode(node.slots) ? { ...node.slots, ...Object.fromEntries(lists) } : node.slots;
  return { ...node, id: newId(String(node.type)), ...(slots !== undefined && { slots }) };
}

/** An id that nothing else has, by which people still know what it is: `hero-3f9a0c21`. */
const newId = (type: string): string => `${type.slice(0, 40)}-${newUuid().slice(0, 8)}`;
