import { listAt, type OpenDocument, type ParentSlot } from '@/lib/document/operations/open-document';
import { blockNameOf, blockTitleOf, slotLabelOf } from './block-name';

/** For example `place 2 of 5 on the page`; empty for a block that does not exist. */
export function describePlace(document: OpenDocument, id: string): string {
  const place = document.blocks.get(id)?.parentSlot;
  const list = (place && listAt(document, place)) ?? [];
  return place ? `place ${list.indexOf(id) + 1} of ${list.length} ${describeList(document, place)}` : '';
}

/** For example `on the page` or `in First column of Columns`. */
export function describeList({ blocks }: OpenDocument, { parent, slot }: ParentSlot): string {
  if (parent === null) return 'on the page';
  const own = blocks.get(parent)?.own;
  return `in ${slotLabelOf(own, slot)} of ${blockNameOf(own).label}`;
}

/** Titles of blocks by id; a duplicate title is followed by the place of the block. */
export function distinctTitles(document: OpenDocument, ids: readonly string[]): ReadonlyMap<string, string> {
  const titles = [...new Set(ids)].map((id) => [id, blockTitleOf(document.blocks.get(id)?.own)] as const);
  const isDuplicate = (title: string) => titles.filter(([, one]) => one === title).length > 1;
  return new Map(
    titles.map(([id, title]) => [id, isDuplicate(title) ? `${title} · ${describePlace(document, id)}` : title]),
  );
}
