import type { PageSource } from '@/lib/backend/contract/sources';

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
