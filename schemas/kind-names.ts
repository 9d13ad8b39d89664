import type { ReferenceKind } from './reference';

/** What staff call one record of a kind. */
export const kindNames = {
  media: 'picture',
  page: 'page',
  office: 'office',
  region: 'region',
  agent: 'agent',
  listing: 'listing',
  post: 'blog post',
} as const satisfies Record<ReferenceKind, string>;
