import { walkNodes } from '@/lib/document/nodes';

/** Counts nodes by key in each list and returns the maximum over the lists for each key. */
export function maxCounts(
  lists: readonly (readonly unknown[])[],
  keyOf: (node: unknown) => string | null,
): Map<string, number> {
  const maximums = new Map<string, number>();
  for (const list of lists) {
    const counts = new Map<string, number>();
    for (const { node } of walkNodes(list)) {
      const key = keyOf(node);
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, count] of counts) maximums.set(key, Math.max(count, maximums.get(key) ?? 0));
  }
  return maximums;
}
