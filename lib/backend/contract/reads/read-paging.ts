import { clientError } from '@/lib/backend/contract/limits/client-error';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';

export type Paging = { page: number; limit: number };

/** The page asked for; throws a clear error when it or its size is out of bounds. */
export function readPaging({ page, limit }: Paging, pageSize: number = requestLimits.pageSize): Paging {
  if (limit < 1 || limit > pageSize)
    throw clientError(`limit must lie between 1 and ${pageSize}; it is ${limit}.`);
  if (page < 1) throw clientError(`page must be 1 or more; it is ${page}.`);
  return { page, limit };
}

/** @throws a clear error when the page lies deeper than page numbers reach; `advice` says how else to get there. */
export function refuseDepth({ page, limit }: Paging, advice = 'narrow the list down'): void {
  const { counted } = requestLimits;
  if ((page - 1) * limit > counted)
    throw clientError(`page and limit reach ${counted} records deep; ${advice}.`, 'page');
}
