import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';
import { stayingOf } from '@/lib/document/operations/staying-of';

/** Whether a block stands elsewhere than before: in another list, or in another order; not where others were put in or taken out beside it. */
export function hasMoved(id: string, before: OpenDocument, after: OpenDocument): boolean {
  const [was, is] = [before.blocks.get(id)?.place, after.blocks.get(id)?.place];
  if (!was || !is) return false;
  if (was.parent !== is.parent || was.slot !== is.slot) return true;
  const [list, now] = [listAt(before, was) ?? [], listAt(after, is) ?? []];
  if (list === now) return false;
  // Of two that have changed places it is this one.
  return !stayingOf(now, list, (key) => (key === id ? 0.5 : 1)).has(id);
}
