import { documentLimits } from './limits';
import { measureJson } from './measure-json';
import { isNode } from './nodes';

/**
 * The part of a stored document that is within the limits, for reading: an earlier release, a script or
 * another backend may have stored more. A node that exceeds the limits by itself is omitted.
 */
export function truncateDocument(stored: unknown): unknown[] {
  return truncateNodes(Array.isArray(stored) ? stored : [], 1, { ...documentLimits });
}

type RemainingLimits = { blocks: number; bytes: number };

function truncateNodes(nodes: readonly unknown[], depth: number, remaining: RemainingLimits): unknown[] {
  const result: unknown[] = [];
  for (const node of nodes) {
    if (remaining.blocks <= 0) break;
    remaining.blocks -= 1;
    const truncated = truncateNode(node, depth, remaining);
    if (truncated !== undefined) result.push(truncated);
  }
  return result;
}

function truncateNode(node: unknown, depth: number, remaining: RemainingLimits): unknown {
  const withoutChildren = withSlots(node, () => []);
  const { bytes, exceeded } = measureJson(withoutChildren, {
    bytes: remaining.bytes,
    depth: documentLimits.json,
  });
  if (exceeded !== null) return undefined;
  remaining.bytes -= bytes;
  return withSlots(node, (children) =>
    depth < documentLimits.depth ? truncateNodes(children, depth + 1, remaining) : [],
  );
}

/** A node with each child list replaced; slots that are no lists stay unchanged. */
function withSlots(node: unknown, change: (children: readonly unknown[]) => unknown[]): unknown {
  if (!isNode(node) || !isNode(node.slots)) return node;
  const slots = Object.entries(node.slots).map(([name, children]): [string, unknown] => [
    name,
    Array.isArray(children) ? change(children) : children,
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
