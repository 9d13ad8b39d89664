import { foldSegment, joinPath, queryToSegment, splitPath } from './path-segments';

/** The key of a redirect that consists of parameters only. */
const ANY_PATH_KEY = ':';

const isParameter = (segment: string) => segment.startsWith(':') && segment !== ANY_PATH_KEY;
const lower = (segments: readonly string[]) => segments.map(foldSegment);

/**
 * The lookup key of a redirect: the path before its parameters, or, when literals follow a parameter, the
 * last literal segment of "from".
 */
export function lookupKeyOf(from: string): string {
  const segments = lower(splitPath(queryToSegment(from)) ?? []);
  const last = segments.findLastIndex((segment) => !isParameter(segment));
  const head = segments.slice(0, last + 1);
  if (head.length === 0) return ANY_PATH_KEY;
  return head.some(isParameter) ? encodeURIComponent(segments[last] ?? ANY_PATH_KEY) : joinPath(head);
}

/** The lookup keys of all redirects that can match a path. */
export function lookupKeysOf(path: string): string[] {
  const segments = lower(splitPath(path) ?? []);
  const heads = segments.map((_, at) => joinPath(segments.slice(0, at + 1)));
  return [...new Set([...heads, ...segments.slice(1).map(encodeURIComponent), ANY_PATH_KEY])];
}
