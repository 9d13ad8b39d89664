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
    singular: 'review waits to be read and published',
    plural: 'reviews wait to be read and published',
    where: [{ published: { not_equals: true } }],
    isNetworkOnly: true,
    titleField: 'author',
  },
  {
    collection: 'pages',
    singular: 'page has changes that visitors do not see yet',
    plural: 'pages have changes that visitors do not see yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'posts',
    singular: 'blog post is not published yet',
    plural: 'blog posts are not published yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'offices',
    singular: 'office has changes that visitors do not see yet',
    plural: 'offices have changes that visitors do not see yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'name',
  },
  {
    collection: 'people',
    singular: 'person has changes that visitors do not see yet',
    plural: 'people have changes that visitors do not see yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'full_name',
  },
  {
    collection: 'sale-stories',
    singular: 'sale story is not published yet',
    plural: 'sale stories are not published yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'listings',
    singular: 'listing has changes that visitors do not see yet',
    plural: 'listings have changes that visitors do not see yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'title',
  },
  {
    collection: 'menus',
    singular: 'menu has changes that visitors do not see yet',
    plural: 'menus have changes that visitors do not see yet',
    where: [isUnpublished],
    queriesDrafts: true,
    titleField: 'name',
  },
  {
    collection: 'listings',
    singular: 'listing for sale has no picture',
    plural: 'listings for sale have no picture',
    where: [published, { status: { equals: 'active' } }, { images: { exists: false } }],
    isRecentOnly: true,
    titleField: 'title',
  },
  {
    collection: 'listings',
    singular: 'listing is not on the website yet',
    plural: 'listings are not on the website yet',
    where: [{ status: { equals: 'draft' } }],
    titleField: 'title',
  },
  {
    collection: 'people',
    singular: 'person on the website has no picture',
    plural: 'people on the website have no picture',
    where: [published, { show_on_website: { equals: true } }, { avatar: { exists: false } }],
    titleField: 'full_name',
  },
];
