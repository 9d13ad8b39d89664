import type { CollectionSlug } from 'payload';
import type { OwnerScope } from './owner-scope';

/** The possible owners of documents, by collection. Other collections have no owner field. */
export const ownerScopes = {
  pages: ['network', 'office', 'agent'],
  'website-sections': ['network', 'office'],
  menus: ['network', 'office'],
  posts: ['network', 'office'],
  reviews: ['network', 'office'],
  'sale-stories': ['network', 'office'],
  redirects: ['network', 'office'],
  templates: ['network', 'office'],
  media: ['network', 'office'],
  people: ['network', 'office'],
  listings: ['office'],
} as const satisfies Partial<Record<CollectionSlug, readonly OwnerScope[]>>;

export const hasOwner = (collection: string): collection is keyof typeof ownerScopes =>
  collection in ownerScopes;

/** Whether a document of the collection must state which kind of owner it has. */
export const hasOwnerScope = (collection: string): boolean =>
  hasOwner(collection) && ownerScopes[collection].length > 1;
