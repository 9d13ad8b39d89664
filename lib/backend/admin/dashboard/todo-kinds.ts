import type { CollectionSlug, Where } from 'payload';

/** A kind of to-do item: a query for documents of one collection that need an action. */
export type TodoKind = {
  collection: CollectionSlug;
  /** The text after the count, singular and plural. */
  singular: string;
  plural: string;
  /**
   * The conditions, combined with `and`; each one has a single field, so that it can be converted to list
   * filters.
   */
  where: readonly Where[];
  /** Limits the query to recently updated documents, for large collections with few matches. */
  isRecentOnly?: boolean;
  /** Queries the latest drafts instead of the published documents. */
  queriesDrafts?: boolean;
  /** Only network staff can complete it. */
  isNetworkOnly?: boolean;
  /** The title field of the documents. */
  titleField: string;
};

const published: Where = { _status: { equals: 'published' } };
const isUnpublished: Where = { _status: { equals: 'draft' } };

/** All kinds, the most urgent first. */
export const todoKinds: readonly TodoKind[] = [
  {
    collection: 'reviews',
    singular: 'review to check and publish',
    plural: 'reviews to check and publish',
    where: [{ published: { not_equals: true } }],
    isNetworkOnly: true,
    titleField: 'author',
  },
  {
    collection: 'pages',
    singular: 'page with unpublished changes',
    plural: 'pages with unpublished changes',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'posts',
    singular: 'unpublished blog post',
    plural: 'unpublished blog posts',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'offices',
    singular: 'office with unpublished changes',
    plural: 'offices with unpublished changes',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'name',
  },
  {
    collection: 'people',
    singular: 'person with unpublished changes',
    plural: 'people with unpublished changes',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'full_name',
  },
  {
    collection: 'sale-stories',
    singular: 'unpublished sale story',
    plural: 'unpublished sale stories',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'listings',
    singular: 'listing with unpublished changes',
    plural: 'listings with unpublished changes',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'menus',
    singular: 'menu with unpublished changes',
    plural: 'menus with unpublished changes',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'name',
  },
  {
    collection: 'listings',
    singular: 'listing for sale without a picture',
    plural: 'listings for sale without a picture',
    where: [published, { status: { equals: 'active' } }, { images: { exists: false } }],
    isRecentOnly: true,
    titleField: 'title',
  },
  {
    collection: 'listings',
    singular: 'listing not on the website yet',
    plural: 'listings not on the website yet',
    where: [{ status: { equals: 'draft' } }],
    titleField: 'title',
  },
  {
    collection: 'people',
    singular: 'person on the website without a picture',
    plural: 'people on the website without a picture',
    where: [published, { show_on_website: { equals: true } }, { avatar: { exists: false } }],
    titleField: 'full_name',
  },
];
