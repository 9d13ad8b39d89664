import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';
import type { Reading } from '@/lib/backend/contract/reads/reading';

/**
 * A list without pages: as many as were asked for, else as many as it can have. When there are more than it can have,
 * the answer tells. @throws for a limit out of bounds.
 */
export async function readWhole<Item>(
  reading: Reading,
  list: keyof typeof listSizes,
  asked: number | null | undefined,
  find: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  const most = listSizes[list];
  const { limit } = readPaging({ page: 1, limit: asked ?? most }, most);
  return limit < most ? find(limit) : readWithin(reading, list, most, find);
}

/** As many as there is room for; when there are more, the answer tells so of the list. */
export async function readWithin<Item>(
  { cut }: Reading,
  list: keyof typeof listSizes,
  room: number,
  find: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  const found = await find(room + 1);
  if (found.length > room) cut.add(list.replace('Query.', ''));
  return found.slice(0, room);
}
