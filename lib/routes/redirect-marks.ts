import { joinPath, splitPath } from './path-segments';

/** The mark of a redirect that has parameters only. */
const any = ':';

const isParameter = (segment: string) => segment.startsWith(':') && segment !== any;
const lower = (segments: readonly string[]) => segments.map((segment) => segment.toLowerCase());

/**
 * What a redirect is looked up by: the path before its parameters, or, where more stands between or behind them, the last
 * segment of "from" that is no parameter.
 */
export function markOf(from: string): string {
  const segments = lower(splitPath(from) ?? []);
  const last = segments.findLastIndex((segment) => !isParameter(segment));
  const head = segments.slice(0, last + 1);
  if (head.length === 0) return any;
  return head.some(isParameter) ? encodeURIComponent(segments[last] ?? any) : joinPath(head);
}

/** The marks of every redirect that a path may match. */
export function marksOf(path: string): string[] {
  const segments = lower(splitPath(path) ?? []);
  const heads = segments.map((_, at) => joinPath(segments.slice(0, at + 1)));
  return [...new Set([...heads, ...segments.slice(1).map(encodeURIComponent), any])];
}
