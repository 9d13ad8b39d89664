import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { type Fault, faultOf } from './fault';
import type { ReadNode } from './read-nodes';

/** Blocks with an id that another one has. Two that are both stored so already stand in nobody's way. */
export function duplicateIds(nodes: readonly ReadNode[]): Fault[] {
  const seen = new Map<string, { isKept: boolean }>();
  return everyId(nodes).flatMap(({ id, node, isKept }) => {
    const other = seen.get(id);
    seen.set(id, { isKept: isKept && (other?.isKept ?? true) });
    return other && !(other.isKept && isKept)
      ? [faultOf(nameOf(node, id), 'id', 'Another block has the same id: give this one another')]
      : [];
  });
}

type WithId = { id: string; node: unknown; isKept: boolean };

function everyId(nodes: readonly ReadNode[]): WithId[] {
  return nodes.flatMap(({ raw, kept, slots }) =>
    kept
      ? [...walkNodes([kept.node])].flatMap(({ node }) => withId(node, true))
      : [...withId(raw, false), ...slots.flatMap(([, children]) => everyId(children))],
  );
}

function withId(node: unknown, isKept: boolean): WithId[] {
  return isNode(node) && typeof node.id === 'string' ? [{ id: node.id, node, isKept }] : [];
}
