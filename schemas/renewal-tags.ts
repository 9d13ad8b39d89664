/** What a page may depend on. A tag names a whole kind (`listings`) or one record (`listing:cold-store-tema`). */
export type RenewalKind =
  | 'pages'
  | 'sections'
  | 'menus'
  | 'offices'
  | 'regions'
  | 'people'
  | 'agents'
  | 'listings'
  | 'posts'
  | 'reviews'
  | 'redirects'
  | 'media';

/** The tag of one record of a kind. */
export function recordTag(kind: RenewalKind, key: string): string {
  return `${kind}:${key}`;
}
