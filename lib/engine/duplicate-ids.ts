import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { type Fault, faultOf } from './fault';
import { mostTogether } from './most-together';
import type { ReadNode } from './read-nodes';
import type { Stored } from './stored';

/** Blocks with an id that another one has. As many as stand together with it where they are stored stand in nobody's way. */
export function duplicateIds(nodes: readonly ReadNode[], { now, elsewhere }: Stored): Fault[] {
  const all = everyId(nodes);
  if (new Set(all.map(({ id }) => id)).size === all.length) return [];
  const stored = mostTogether([now, ...elsewhere], idOf);
  const seen = new Map<string, { count: number; areKept: boolean }>();
  return all.flatMap(({ id, node, isKept }) => {
    const before = seen.get(id) ?? { count: 0, areKept: true };
    const count = before.count + 1;
    const areKept = before.areKept && isKept;
    seen.set(id, { count, areKept });
    return count === 1 || (areKept && count <= (stored.get(id) ?? 0))
      ? []
      : [faultOf(nameOf(node, id), 'id', 'Another block has the same id: give this one another')];
  });
}

const idOf = (node: unknown): string | null => (isNode(node) && typeof node.id === 'string' ? node.id : null);

type WithId = { id: string; node: unknown; isKept: boolean };

function everyId(nodes: readonly ReadNode[]): WithId[] {
  return nodes.flatMap(({ raw, kept, slots }) =>
    kept
      ? [...walkNodes([kept.node])].flatMap(({ node }) => withId(node, true))
      : [...withId(raw, false), ...slots.flatMap(([, children]) => everyId(children))],
  );
}

function withId(node: unknown, isKept: boolean): WithId[] {
  const id = idOf(node);
  return id === null ? [] : [{ id, node, isKept }];
}
