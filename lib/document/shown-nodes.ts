import { isNode, slotsOf } from './nodes';

/** Nodes without those that are hidden, at any depth. A node with none in it is the same object. For documents within the limits. */
export function shownNodes(nodes: readonly unknown[]): unknown[] {
  return nodes.flatMap((node) => (isHidden(node) ? [] : [withoutHidden(node)]));
}

export const isHidden = (node: unknown): boolean => isNode(node) && node.hidden === true;

function withoutHidden(node: unknown): unknown {
  const lists = slotsOf(node).map(([slot, inner]) => ({ slot, inner, shown: shownNodes(inner) }));
  const isWhole = lists.every(({ inner, shown }) => inner.every((one, at) => one === shown[at]));
  if (isWhole || !isNode(node) || !isNode(node.slots)) return node;
  return {
    ...node,
    slots: { ...node.slots, ...Object.fromEntries(lists.map(({ slot, shown }) => [slot, shown])) },
  };
}
