import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { type Issue, issueOf } from './issue';
import { maxCounts } from './max-counts';
import type { ReadNode } from './read-nodes';
import type { StoredVersions } from './stored-versions';

/**
 * Issues for blocks with a duplicate id. As many duplicates as one stored version already has are accepted.
 */
export function findDuplicateIds(
  nodes: readonly ReadNode[],
  { current, otherVersions }: StoredVersions,
): Issue[] {
  const all = listIds(nodes);
  if (new Set(all.map(({ id }) => id)).size === all.length) return [];
  const stored = maxCounts([current, ...otherVersions], idOf);
  const seen = new Map<string, { count: number; areUnchanged: boolean }>();
  return all.flatMap(({ id, node, isUnchanged }) => {
    const previous = seen.get(id) ?? { count: 0, areUnchanged: true };
    const count = previous.count + 1;
    const areUnchanged = previous.areUnchanged && isUnchanged;
    seen.set(id, { count, areUnchanged });
    return count === 1 || (areUnchanged && count <= (stored.get(id) ?? 0))
      ? []
      : [issueOf(nameOf(node, id), 'id', 'Another block has the same id: change this one')];
  });
}

const idOf = (node: unknown): string | null => (isNode(node) && typeof node.id === 'string' ? node.id : null);

type NodeWithId = { id: string; node: unknown; isUnchanged: boolean };

function listIds(nodes: readonly ReadNode[]): NodeWithId[] {
  return nodes.flatMap(({ raw, unchanged, slots }) =>
    unchanged
      ? [...walkNodes([unchanged.node])].flatMap(({ node }) => toNodeWithId(node, true))
      : [...toNodeWithId(raw, false), ...slots.flatMap(([, children]) => listIds(children))],
  );
}

function toNodeWithId(node: unknown, isUnchanged: boolean): NodeWithId[] {
  const id = idOf(node);
  return id === null ? [] : [{ id, node, isUnchanged }];
}
