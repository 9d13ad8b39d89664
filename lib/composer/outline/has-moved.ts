import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import { commonSubsequence } from '@/lib/document/operations/common-subsequence';

/**
 * Whether a block is in another list, or in another order among its siblings. Insertions and removals around
 * it do not count.
 */
export function hasMoved(id: string, before: OpenDocument, after: OpenDocument): boolean {
  const [previous, current] = [before.blocks.get(id)?.parentSlot, after.blocks.get(id)?.parentSlot];
  if (!previous || !current) return false;
  if (previous.parent !== current.parent || previous.slot !== current.slot) return true;
  const [list, now] = [listAt(before, previous) ?? [], listAt(after, current) ?? []];
  if (list === now) return false;
  // If two blocks have swapped, this one counts as moved.
  return !commonSubsequence(now, list, (key) => (key === id ? 0.5 : 1)).has(id);
}
