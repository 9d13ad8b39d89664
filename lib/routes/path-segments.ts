const slugLetters = new Set('abcdefghijklmnopqrstuvwxyz0123456789-');
const MAX_SLUG_LENGTH = 200;

/** Whether a value is valid for a route parameter: 1 to 200 of a to z, 0 to 9 and `-`. */
export function isSlug(value: string): boolean {
  if (value.length === 0 || value.length > MAX_SLUG_LENGTH) return false;
  return [...value].every((letter) => slugLetters.has(letter));
}

/**
 * The segments of a path, decoded once; empty and `.` segments are omitted. Null when an escape is malformed
 * or the path contains `..`.
 */
export function splitPath(path: string): string[] | null {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const segment = decodeSegment(raw);
    if (segment === null || segment === '..') return null;
    if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** Joins segments to `/a/b` and escapes each: one leading slash, no slashes within segments. */
export function joinPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/** A segment for comparison: in lower case, letters composed, and any space a plain one. */
export const foldSegment = (segment: string): string =>
  segment
    .normalize('NFC')
    .replace(/[\p{Zs}\u200b\ufeff]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * An address with a query as a path: the query becomes its last segment, with its parameters in order, so that
 * redirects are compared by segments only. `/?p=12` → `/%3Fp%3D12`. Unchanged without a query.
 */
export function queryToSegment(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const query = new URLSearchParams(address.slice(at + 1));
  query.sort();
  const path = address.slice(0, at).replace(/\/+$/, '');
  return query.size > 0 ? `${path}/${encodeURIComponent(`?${query}`)}` : path || '/';
}

/** One segment, decoded once; null when its escapes are malformed. */
export function decodeSegment(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded.isWellFormed() ? decoded : null;
  } catch {
    return null;
  }
}
