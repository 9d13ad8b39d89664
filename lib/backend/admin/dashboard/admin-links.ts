import type { CollectionSlug } from 'payload';
import { composerPathOf } from '../../composer-api/composer-path';
import type { TodoKind } from './todo-kinds';

/** The URL of a collection list in the admin UI, filtered by the conditions of a to-do kind. */
export function formatFilteredListUrl(
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

type AdminLocation = {
  /** The path of the admin UI. */
  admin: string;
  /** The content locale of the user. */
  locale: string | undefined;
};

/**
 * The editor URL of a document: the composer for pages, because only it can edit and publish blocks; the
 * form for all others.
 */
export const formatEditorUrl = (
  collection: CollectionSlug,
  id: number,
  { admin, locale }: AdminLocation,
): string => composerPathOf(collection, id, locale) ?? `${admin}/collections/${collection}/${id}`;
