import type { Words } from './field';
import { type ReferenceKind, referenceKinds } from './reference';

/** The collection of the CMS that records of each kind are kept in. */
export const collectionOfKind = {
  media: 'media',
  page: 'pages',
  office: 'offices',
  region: 'regions',
  agent: 'people',
  listing: 'listings',
  post: 'posts',
} as const satisfies Record<ReferenceKind, string>;

/** The collection whose records bear the words of a kind. */
export const collectionOfWords = {
  'listing categories': 'listings',
  'post categories': 'posts',
  sections: 'website-sections',
  menus: 'menus',
  'valuation trades': 'valuation-multiples',
} as const satisfies Record<Words, string>;

/** The kind that the documents of a collection are referred to as; null for those that nothing refers to by id. */
export const kindOfCollection = (collection: string): ReferenceKind | null =>
  referenceKinds.find((kind) => collectionOfKind[kind] === collection) ?? null;
