import type { ReferenceKind } from '@/schemas/reference';

const collections: Readonly<Record<ReferenceKind, string>> = {
  media: 'media',
  page: 'pages',
  office: 'offices',
  region: 'regions',
  agent: 'people',
  listing: 'listings',
  post: 'posts',
};

/** Where a record of a kind is made, in the CMS. */
export const placeToMake = (kind: ReferenceKind): string => `/admin/collections/${collections[kind]}/create`;
