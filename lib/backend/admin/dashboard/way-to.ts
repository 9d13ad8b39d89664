import type { CollectionSlug } from 'payload';
import { composerPathOf } from '../../composer-api/composer-path';

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
export const editorUrl = (collection: CollectionSlug, id: number, { admin, locale }: AdminLocation): string =>
  composerPathOf(collection, id, locale) ?? `${admin}/collections/${collection}/${id}`;
