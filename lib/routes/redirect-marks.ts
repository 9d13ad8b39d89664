import { splitPath } from './path-segments';

/** The mark of a redirect that has parameters only. */
const any = ':';

/** What a redirect is looked up by: the last segment of "from" that is no parameter. */
export function markOf(from: string): string {
  const literal = (splitPath(from) ?? []).findLast((segment) => !segment.startsWith(':') || segment === any);
  return literal?.toLowerCase() ?? any;
}

/** The marks of every redirect that a path may match. */
export function marksOf(path: string): string[] {
  const segments = splitPath(path) ?? [];
  return [...new Set([...segments.map((segment) => segment.toLowerCase()), any])];
}
