import type { CollectionSlug, Where } from 'payload';

/** Something that waits for somebody: documents of one collection, and what to do with them. */
export type Work = {
  collection: CollectionSlug;
  /** In words for one and for several. */
  one: string;
  many: string;
  /** All of them are to hold; a field and what is said of it each, as a list of the CMS filters. */
  where: readonly Where[];
  /** A collection may hold a million, of which few are meant: only those changed last are looked through. */
  isOfLatest?: boolean;
  /** Of drafts the newest version is asked, not what is published. */
  isDraft?: boolean;
  /** Only the network's staff can do it. */
  isOfNetwork?: boolean;
  /** The field a document is called by. */
  name: string;
};

const published: Where = { _status: { equals: 'published' } };
const waitsAsDraft: Where = { _status: { equals: 'draft' } };

/** Every kind of work, the most urgent first. */
export const works: readonly Work[] = [
  {
    collection: 'reviews',
    one: 'review waits to be read and published',
    many: 'reviews wait to be read and published',
    where: [{ published: { not_equals: true } }],
    isOfNetwork: true,
    name: 'author',
  },
  {
    collection: 'pages',
    one: 'page has changes that visitors do not see yet',
    many: 'pages have changes that visitors do not see yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'title',
  },
  {
    collection: 'posts',
    one: 'blog post is not published yet',
    many: 'blog posts are not published yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'title',
  },
  {
    collection: 'offices',
    one: 'office has changes that visitors do not see yet',
    many: 'offices have changes that visitors do not see yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'name',
  },
  {
    collection: 'people',
    one: 'person has changes that visitors do not see yet',
    many: 'people have changes that visitors do not see yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'full_name',
  },
  {
    collection: 'sale-stories',
    one: 'sale story is not published yet',
    many: 'sale stories are not published yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'title',
  },
  {
    collection: 'listings',
    one: 'listing has changes that visitors do not see yet',
    many: 'listings have changes that visitors do not see yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'title',
  },
  {
    collection: 'menus',
    one: 'menu has changes that visitors do not see yet',
    many: 'menus have changes that visitors do not see yet',
    where: [waitsAsDraft],
    isDraft: true,
    name: 'name',
  },
  {
    collection: 'listings',
    one: 'listing for sale has no picture',
    many: 'listings for sale have no picture',
    where: [published, { status: { equals: 'active' } }, { images: { exists: false } }],
    isOfLatest: true,
    name: 'title',
  },
  {
    collection: 'listings',
    one: 'listing is not on the website yet',
    many: 'listings are not on the website yet',
    where: [{ status: { equals: 'draft' } }],
    name: 'title',
  },
  {
    collection: 'people',
    one: 'person on the website has no picture',
    many: 'people on the website have no picture',
    where: [published, { show_on_website: { equals: true } }, { avatar: { exists: false } }],
    name: 'full_name',
  },
];
