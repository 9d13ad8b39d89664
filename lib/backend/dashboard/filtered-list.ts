import type { Work } from './work';

/** The address of a collection's list of the CMS with what a kind of work asks, as its own filters write it. */
export function filteredList(
  admin: string,
  { collection, where }: Pick<Work, 'collection' | 'where'>,
): string {
  const asked = where.flatMap((condition, at) =>
    Object.entries(condition).flatMap(([field, said]) =>
      Object.entries(said).map(([operator, value]): [string, string] => [
        `where[or][0][and][${at}][${field}][${operator}]`,
        String(value),
      ]),
    ),
  );
  return `${admin}/collections/${collection}?${new URLSearchParams(asked)}`;
}
