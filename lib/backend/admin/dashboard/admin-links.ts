import type { TodoKind } from './todo-kinds';

/** The URL of a collection list in the admin UI, filtered by the conditions of a to-do kind. */
export function filteredListUrl(
  admin: string,
  { collection, where }: Pick<TodoKind, 'collection' | 'where'>,
): string {
  const parameters = where.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, operators]) =>
      Object.entries(operators).map(([operator, value]): [string, string] => [
        `where[or][0][and][${index}][${field}][${operator}]`,
        String(value),
      ]),
    ),
  );
  return `${admin}/collections/${collection}?${new URLSearchParams(parameters)}`;
}
