import { listSizes, requestLimits } from '@/lib/backend/contract/limits/request-limits';
import type { PageSource } from '@/lib/backend/contract/sources';
import { createClientError } from '@/lib/backend/platform/client-error';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';

export type Paging = { page: number; limit: number };

/** @throws a client error when the page or its size is out of bounds. */
export function validatePaging({ page, limit }: Paging, pageSize: number = requestLimits.pageSize): Paging {
  if (limit < 1 || limit > pageSize)
    throw createClientError(`limit must lie between 1 and ${pageSize}; it is ${limit}.`);
  if (page < 1) throw createClientError(`page must be 1 or more; it is ${page}.`);
  return { page, limit };
}

/**
 * @throws a client error when the page exceeds the maximum of page numbers. `advice` names the alternative.
 */
export function assertPageDepth({ page, limit }: Paging, advice = 'narrow the list down'): void {
  const { maxCount } = requestLimits;
  if ((page - 1) * limit > maxCount)
    throw createClientError(`page and limit reach ${maxCount} records deep; ${advice}.`, 'page');
}

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

type CountedPage = Omit<PageSource<unknown>, 'items'>;

/**
 * Resolvers for the number of records and pages of a list. The count runs only when a query selects one of
 * them.
 */
export const pageTotals = {
  total: ({ count }: CountedPage): Promise<number> => count(),
  pages: async ({ count, limit }: CountedPage): Promise<number> => Math.ceil((await count()) / limit),
};

/** The same numbers for the `meta` object of the REST API. */
export async function formatPagingMeta(source: CountedPage) {
  const total = await source.count();
  return { total, page: source.page, pages: Math.ceil(total / source.limit) };
}
