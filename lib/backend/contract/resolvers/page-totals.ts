import type { PageSource } from '@/lib/backend/contract/sources';

type Counted = Omit<PageSource<unknown>, 'items'>;

/** How many records and pages a list has, counted when a question asks. */
export const pageTotals = {
  total: ({ count }: Counted): Promise<number> => count(),
  pages: async ({ count, limit }: Counted): Promise<number> => Math.ceil((await count()) / limit),
};

/** The same as a call of the REST contract tells it. */
export async function tellPaging(source: Counted) {
  const total = await source.count();
  return { total, page: source.page, pages: Math.ceil(total / source.limit) };
}
