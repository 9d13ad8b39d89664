import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { readPaging } from '@/lib/backend/contract/reads/read-paging';

/** How many records of a list to read: as many as were asked for, else as many as it can have. @throws for more. */
export function readListLimit(asked: number | null | undefined, list: keyof typeof listSizes): number {
  return readPaging({ page: 1, limit: asked ?? listSizes[list] }, listSizes[list]).limit;
}
