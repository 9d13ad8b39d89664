import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';

/** Whether a block stands elsewhere than before: in another list, or between others; not where one was put in or taken out beside it. */
export function hasMoved(id: string, before: OpenDocument, after: OpenDocument): boolean {
  const [was, is] = [before.blocks.get(id)?.place, after.blocks.get(id)?.place];
  if (!was || !is) return false;
  if (was.parent !== is.parent || was.slot !== is.slot) return true;
  const [list, now] = [listAt(before, was) ?? [], listAt(after, is) ?? []];
  if (list === now) return false;
  const [then, at] = [list.indexOf(id), now.indexOf(id)];
  return list[then - 1] !== now[at - 1] && list[then + 1] !== now[at + 1];
}
