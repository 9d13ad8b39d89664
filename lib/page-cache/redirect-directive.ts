import { MAX_TAG_LENGTH } from '../next-adapter/tag-limits.ts';

export type RedirectStatus = 307 | 308;
type Redirect = { status: RedirectStatus; location: string };

/** `redirect:308:0:` and a part of the encoded location; the number is the position of the part. */
const redirectTag = /^redirect:(307|308):(\d+):/;
const PART_LENGTH = MAX_TAG_LENGTH - 'redirect:308:00000:'.length;

/**
 * The tags with which a page is served as a redirect to a path of this site or an absolute address. A render
 * passes only tags to the page cache.
 */
export function redirectTags(target: string, status: RedirectStatus): string[] {
  const location = target.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  const encoded = encodeURIComponent(location);
  const parts = Array.from({ length: Math.ceil(encoded.length / PART_LENGTH) }, (_, index) =>
    encoded.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH),
  );
  return parts.map((part, index) => `redirect:${status}:${index}:${part}`);
}

export const isRedirectTag = (tag: string): boolean => redirectTag.test(tag);

/** The redirect that the tags of a page describe, its location encoded for a header; null without one. */
export function readRedirect(tags: readonly string[]): Redirect | null {
  const parts: string[] = [];
  let status: RedirectStatus = 307;
  for (const tag of tags) {
    const [prefix, statusText, index] = redirectTag.exec(tag) ?? [];
    if (prefix === undefined) continue;
    status = statusText === '308' ? 308 : 307;
    parts[Number(index)] = tag.slice(prefix.length);
  }
  return parts.length > 0 ? { status, location: decodeURIComponent(parts.join('')) } : null;
}
