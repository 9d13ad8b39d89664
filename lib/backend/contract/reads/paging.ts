import { clientError } from '@/lib/backend/contract/client-error';
import { requestLimits } from '@/lib/backend/contract/limits/request-limits';

export type Paging = { page: number; limit: number };

/** @throws a client error when the page or its size is out of bounds. */
export function validatePaging({ page, limit }: Paging, pageSize: number = requestLimits.pageSize): Paging {
  if (limit < 1 || limit > pageSize)
    throw clientError(`limit must lie between 1 and ${pageSize}; it is ${limit}.`);
  if (page < 1) throw clientError(`page must be 1 or more; it is ${page}.`);
  return { page, limit };
}

/**
 * @throws a client error when the page is beyond the reach of page numbers. `advice` names the alternative.
 */
export function assertPageDepth({ page, limit }: Paging, advice = 'narrow the list down'): void {
  const { maxCount } = requestLimits;
  if ((page - 1) * limit > maxCount)
    throw clientError(`page and limit reach ${maxCount} records deep; ${advice}.`, 'page');
}
