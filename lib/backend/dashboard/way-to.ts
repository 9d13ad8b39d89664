import type { CollectionSlug } from 'payload';
import { composerOf } from '../composing/composer-of';

type Screen = {
  /** Where the CMS stands. */
  admin: string;
  /** The language that somebody works in. */
  locale: string | undefined;
};

/** Where somebody goes on with a document: a page in the composer, which alone shows and publishes its blocks; anything else in its form. */
export const wayTo = (collection: CollectionSlug, id: number, { admin, locale }: Screen): string =>
  composerOf(collection, id, locale) ?? `${admin}/collections/${collection}/${id}`;
