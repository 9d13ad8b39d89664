import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { validatePaging } from '@/lib/backend/contract/reads/paging';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';

/**
 * A list without pages: as many items as requested, by default its maximum size. A list that exceeds the
 * maximum is marked as truncated.
 * @throws a client error for a limit out of bounds.
 */
export async function readCompleteList<Item>(
  context: ReadContext,
  list: keyof typeof listSizes,
  requestedLimit: number | null | undefined,
  find: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  const maxItems = listSizes[list];
  const { limit } = validatePaging({ page: 1, limit: requestedLimit ?? maxItems }, maxItems);
  return limit < maxItems ? find(limit) : readTruncatedList(context, list, maxItems, find);
}

/** Reads at most `maxItems`. A longer list is marked as truncated in the context. */
export async function readTruncatedList<Item>(
  { truncatedLists }: ReadContext,
  list: keyof typeof listSizes,
  maxItems: number,
  find: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  const items = await find(maxItems + 1);
  if (items.length > maxItems) truncatedLists.add(list.replace('Query.', ''));
  return items.slice(0, maxItems);
}
