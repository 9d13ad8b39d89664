import { isNode, slotsOf } from './nodes';

/**
 * The nodes without hidden ones, at any depth. A node without hidden descendants stays the same object. For
 * documents within the limits.
 */
export function visibleNodes(nodes: readonly unknown[]): unknown[] {
  return nodes.flatMap((node) => (isHidden(node) ? [] : [withoutHiddenChildren(node)]));
}

export const isHidden = (node: unknown): boolean => isNode(node) && node.hidden === true;

function withoutHiddenChildren(node: unknown): unknown {
  const lists = slotsOf(node).map(([slot, inner]) => ({ slot, inner, visible: visibleNodes(inner) }));
  const isUnchanged = lists.every(({ inner, visible }) => inner.every((child, at) => child === visible[at]));
  if (isUnchanged || !isNode(node) || !isNode(node.slots)) return node;
  return {
    ...node,
    slots: { ...node.slots, ...Object.fromEntries(lists.map(({ slot, visible }) => [slot, visible])) },
  };
}
