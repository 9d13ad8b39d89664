/** A stored block as it may be found: anything. Reads only what it can. */
export type StoredNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is StoredNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lists of nodes inside a node, by slot; none of one that is no node. */
export function slotsOf(node: unknown): [name: string, nodes: readonly unknown[]][] {
  if (!isNode(node) || !isNode(node.slots)) return [];
  return Object.entries(node.slots).flatMap(([name, nodes]): [string, readonly unknown[]][] =>
    Array.isArray(nodes) ? [[name, nodes]] : [],
  );
}

/** What a fault calls a node: its id and its type, or its place where it has none that can be read. */
export function nameOf(node: unknown, path: string): { id: string; type: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : '');
  const { id, type } = isNode(node) ? node : {};
  return { id: text(id) || `#${path}`, type: text(type) || 'unknown' };
}

/** A node with its place (`2.slots.left.0`) and how deep it stands: 1 on the page itself. */
export type PlacedNode = { node: unknown; path: string; depth: number };

/** Every node of a document in reading order, however deep; the walk may be left at any time. */
export function* walkNodes(nodes: readonly unknown[]): Generator<PlacedNode> {
  const waiting: PlacedNode[] = [];
  const queue = (list: readonly unknown[], prefix: string, depth: number) => {
    for (let at = list.length - 1; at >= 0; at -= 1)
      waiting.push({ node: list[at], path: `${prefix}${at}`, depth });
  };
  queue(nodes, '', 1);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const [name, children] of slotsOf(next.node).reverse())
      queue(children, `${next.path}.slots.${name}.`, next.depth + 1);
  }
}
