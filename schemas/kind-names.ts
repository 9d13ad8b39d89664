import type { ReferenceKind } from './reference';

/** The name of one record of a kind, for staff. */
export const kindNames = {
  media: 'picture',
  page: 'page',
  office: 'office',
  region: 'region',
  agent: 'agent',
  listing: 'listing',
  post: 'blog post',
} as const satisfies Record<ReferenceKind, string>;
