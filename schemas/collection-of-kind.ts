import type { SuggestionKind } from './field';
import { type ReferenceKind, referenceKinds } from './reference';

/** The CMS collection of each kind of record. */
export const collectionOfKind = {
  media: 'media',
  page: 'pages',
  office: 'offices',
  region: 'regions',
  agent: 'people',
  listing: 'listings',
  post: 'posts',
} as const satisfies Record<ReferenceKind, string>;

/** The collection whose records contain the suggested names. */
export const collectionOfSuggestions = {
  'listing categories': 'listings',
  'post categories': 'posts',
  sections: 'website-sections',
  menus: 'menus',
  'valuation trades': 'valuation-multiples',
} as const satisfies Record<SuggestionKind, string>;

/** The reference kind of a collection's documents; null for collections that are not referenced by id. */
export const kindOfCollection = (collection: string): ReferenceKind | null =>
  referenceKinds.find((kind) => collectionOfKind[kind] === collection) ?? null;
