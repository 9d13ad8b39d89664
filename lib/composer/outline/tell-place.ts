import { listAt, type OpenDocument, type Place } from '@/lib/document/operations/open-document';
import { blockNameOf, blockTitleOf, slotLabelOf } from './block-name';

/** As `place 2 of 5 on the page`; empty for a block that is not there. */
export function tellPlace(document: OpenDocument, id: string): string {
  const place = document.blocks.get(id)?.place;
  const list = (place && listAt(document, place)) ?? [];
  return place ? `place ${list.indexOf(id) + 1} of ${list.length} ${tellList(document, place)}` : '';
}

/** As `on the page`, or `in First column of Columns`. */
export function tellList({ blocks }: OpenDocument, { parent, slot }: Place): string {
  if (parent === null) return 'on the page';
  const own = blocks.get(parent)?.own;
  return `in ${slotLabelOf(own, slot)} of ${blockNameOf(own).label}`;
}

/** What blocks are called in one line each, by their ids; those that are called alike, with their places. */
export function titlesApart(document: OpenDocument, ids: readonly string[]): ReadonlyMap<string, string> {
  const titles = [...new Set(ids)].map((id) => [id, blockTitleOf(document.blocks.get(id)?.own)] as const);
  const isAlike = (title: string) => titles.filter(([, one]) => one === title).length > 1;
  return new Map(
    titles.map(([id, title]) => [id, isAlike(title) ? `${title} · ${tellPlace(document, id)}` : title]),
  );
}
