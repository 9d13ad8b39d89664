import { APIError } from 'payload';
import type { FindField } from './check-where';

/** @throws APIError unless it names fields, in one text or in a list of them. */
export function checkSort(sort: unknown, findField: FindField): void {
  if (sort === undefined || sort === '') return;
  for (const one of typeof sort === 'string' ? sort.split(',') : [sort].flat()) {
    if (typeof one !== 'string') throw new APIError('Write sort as sort=-title,slug', 400);
    if (!findField(one.replace(/^-/, '')))
      throw new APIError(`Sort by a field there is: sort=${one} names none`, 400);
  }
}
