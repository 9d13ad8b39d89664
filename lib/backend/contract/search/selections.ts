import type { Counts } from '@/lib/backend/contract/search/count-found';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

/** What a search finds, whatever the order and the page: the listings by id, and what is told of all of them. */
export type Selection = {
  found: Uint32Array;
  counts: Counts;
  medians: ListingSearchResultSource['snapshot'];
};

export type Selections = Map<string, Selection>;

/** Of a million listings one takes two megabytes at most. */
const most = 32;

/** What was found before, or is found now, under a name that says all that was asked; those asked for last are kept. */
export async function keepSelection(
  selections: Selections,
  name: string,
  find: () => Promise<Selection>,
): Promise<Selection> {
  const selection = selections.get(name) ?? (await find());
  selections.delete(name);
  selections.set(name, selection);
  for (const oldest of selections.keys()) {
    if (selections.size <= most) break;
    selections.delete(oldest);
  }
  return selection;
}
