import { APIError } from 'payload';
import type { FindField } from './check-where';

/** @throws APIError unless the value lists existing fields, in one string or several. */
export function checkSort(sort: unknown, findField: FindField): void {
  if (sort === undefined || sort === '') return;
  for (const one of typeof sort === 'string' ? sort.split(',') : [sort].flat()) {
    if (typeof one !== 'string') throw new APIError('Write sort as sort=-title,slug', 400);
    if (!findField(one.replace(/^-/, '')))
      throw new APIError(`Sort by a field there is: sort=${one} names none`, 400);
  }
}
