const slugLetters = new Set('abcdefghijklmnopqrstuvwxyz0123456789-');
const longestSlug = 200;

/** True for what may stand where a route has a parameter: 1 to 200 of a to z, 0 to 9 and `-`. */
export function isSlug(value: string): boolean {
  if (value.length === 0 || value.length > longestSlug) return false;
  return [...value].every((letter) => slugLetters.has(letter));
}

/**
 * The decoded segments of a path; empty and `.` segments are left out. Decoded once only. Null when
 * an escape is malformed or when the path tries to climb.
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

/** `/a/b` from segments, each escaped: always one leading slash, no other slash than between segments. */
export function joinPath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
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
