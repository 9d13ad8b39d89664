import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';

/**
 * A list without pages: as many as were asked for, else as many as it can have. When there are more than it can have,
 * the answer tells. @throws for a limit out of bounds.
 */
export async function readWhole<Item>(
  { cut }: Reading,
  list: keyof typeof listSizes,
  asked: number | null | undefined,
  find: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  const most = listSizes[list];
  const { limit } = readPaging({ page: 1, limit: asked ?? most }, most);
  const found = await find(limit < most ? limit : most + 1);
  if (found.length > most) cut.add(list.replace('Query.', ''));
  return found.slice(0, limit);
}
