import type { z } from 'zod';
import { parseEach } from './parse-each';

export type List<Item> = {
  items: Item[];
  /**
   * True when the list has more items than were read. Check it before a text claims "all", "none" or "the
   * highest".
   */
  more: boolean;
};

/** A page of a list from the contract, which indicates whether it is the last one. */
type ListPage<Raw> = { items: readonly Raw[] } & ({ next: string | null } | { total: number });

/** Reads a page of a list item by item; `listName` is the name of the list in the log. */
export function readList<Raw, Item>(
  page: ListPage<Raw>,
  toItem: (raw: Raw) => unknown,
  schema: z.ZodType<Item>,
  listName: string,
): List<Item> {
  const more = 'next' in page ? page.next !== null : page.total > page.items.length;
  return { items: parseEach(schema, page.items.map(toItem), listName), more };
}
