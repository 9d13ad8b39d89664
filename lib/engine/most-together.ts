import { walkNodes } from '@/lib/document/nodes';

/** How often each node, by what it is known by, stands in one of the lists at once: in the one where it does so most often. */
export function mostTogether(
  lists: readonly (readonly unknown[])[],
  knownBy: (node: unknown) => string | null,
): Map<string, number> {
  const most = new Map<string, number>();
  for (const list of lists) {
    const here = new Map<string, number>();
    for (const { node } of walkNodes(list)) {
      const key = knownBy(node);
      if (key !== null) here.set(key, (here.get(key) ?? 0) + 1);
    }
    for (const [key, count] of here) most.set(key, Math.max(count, most.get(key) ?? 0));
  }
  return most;
}
