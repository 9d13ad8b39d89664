import type { z } from 'zod';
import { parseEach } from './parse-each';

export type List<Item> = {
  items: Item[];
  /** Whether there are more than were read. Who says "all", "none" or "the highest" of a list has to ask. */
  more: boolean;
};

/** A page of a list, as the contract gives it: it tells whether it is the last one. */
type ListPage<Raw> = { items: readonly Raw[] } & ({ next: string | null } | { total: number });

/** Part of a list, item by item; `what` names the list in the log. */
export function readList<Raw, Item>(
  page: ListPage<Raw>,
  toItem: (raw: Raw) => unknown,
  schema: z.ZodType<Item>,
  what: string,
): List<Item> {
  const more = 'next' in page ? page.next !== null : page.total > page.items.length;
  return { items: parseEach(schema, page.items.map(toItem), what), more };
}
