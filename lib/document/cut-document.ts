import { documentLimits } from './limits';
import { measureJson } from './measure-json';
import { isNode } from './nodes';

/**
 * As much of a stored document as keeps to the limits, for reading: what an earlier release, a script or another backend
 * has let through is cut off there. A node that is too much by itself is left out.
 */
export function cutDocument(stored: unknown): unknown[] {
  return cutList(Array.isArray(stored) ? stored : [], 1, { ...documentLimits });
}

type Left = { blocks: number; bytes: number };

function cutList(nodes: readonly unknown[], depth: number, left: Left): unknown[] {
  const kept: unknown[] = [];
  for (const node of nodes) {
    if (left.blocks <= 0) break;
    left.blocks -= 1;
    const cut = cutNode(node, depth, left);
    if (cut !== undefined) kept.push(cut);
  }
  return kept;
}

function cutNode(node: unknown, depth: number, left: Left): unknown {
  const own = withSlots(node, () => []);
  const { bytes, beyond } = measureJson(own, { bytes: left.bytes, depth: documentLimits.json });
  if (beyond !== null) return undefined;
  left.bytes -= bytes;
  return withSlots(node, (children) =>
    depth < documentLimits.depth ? cutList(children, depth + 1, left) : [],
  );
}

/** A node with another list in each of its slots; whatever is no such list stays as it is. */
function withSlots(node: unknown, change: (children: readonly unknown[]) => unknown[]): unknown {
  if (!isNode(node) || !isNode(node.slots)) return node;
  const slots = Object.entries(node.slots).map(([name, children]): [string, unknown] => [
    name,
    Array.isArray(children) ? change(children) : children,
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
