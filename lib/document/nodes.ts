/** A stored block that may have any shape. Readers use only what is valid. */
export type StoredNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is StoredNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lists of nodes in a node by slot; empty for a value that is no node. */
export function slotsOf(node: unknown): [name: string, nodes: readonly unknown[]][] {
  if (!isNode(node) || !isNode(node.slots)) return [];
  return Object.entries(node.slots).flatMap(([name, nodes]): [string, readonly unknown[]][] =>
    Array.isArray(nodes) ? [[name, nodes]] : [],
  );
}

/** The name of a node in issues: its id and type, or its path when it has no readable id. */
export function nameOf(node: unknown, path: string): { id: string; type: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : '');
  const { id, type } = isNode(node) ? node : {};
  return { id: text(id) || `#${path}`, type: text(type) || 'unknown' };
}

/** A node with its path (`2.slots.left.0`) and its depth: 1 for the page itself. */
export type WalkedNode = { node: unknown; path: string; depth: number };

/** Walks all nodes of a document in reading order, at any depth; the caller may stop at any time. */
export function* walkNodes(nodes: readonly unknown[]): Generator<WalkedNode> {
  const pending: WalkedNode[] = [];
  const queue = (list: readonly unknown[], prefix: string, depth: number) => {
    for (let at = list.length - 1; at >= 0; at -= 1)
      pending.push({ node: list[at], path: `${prefix}${at}`, depth });
  };
  queue(nodes, '', 1);
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    for (const [name, children] of slotsOf(next.node).reverse())
      queue(children, `${next.path}.slots.${name}.`, next.depth + 1);
  }
}
