import { routesWith } from './page-slugs';
import { joinPath, splitPath } from './path-segments';
import { isParameter } from './redirect-patterns';
import { routeTable } from './route-table';

/** Whether the old address of a redirect is below a path, not the path itself. */
export function isBelowPath(from: string, path: string): boolean {
  const segments = splitPath(from) ?? [];
  const start = splitPath(path) ?? [];
  return (
    segments.length > start.length &&
    start.every((segment, at) => segment.toLowerCase() === segments[at]?.toLowerCase())
  );
}

/**
 * Moves an address below the office in `from` to the same address below another office's home; other
 * addresses are returned unchanged.
 */
export function rebaseOfficePath(address: string, from: string, home: string): string {
  const path = address.replace(/[?#].*/s, '');
  const start = joinPath((splitPath(from) ?? []).slice(0, OFFICE_DEPTH));
  const isBelowOffice = path.startsWith('/') && isBelowPath(`${path}/x`, start);
  if (!home || !isBelowOffice) return address;
  const rest = path.split('/').filter((part) => splitPath(part)?.length);
  return [home, ...rest.slice(OFFICE_DEPTH)].join('/') + address.slice(path.length);
}

/** Whether an old address matches standard pages of an office, one or all below a parameter. */
export function hidesOfficePages(from: string): boolean {
  const segments = splitPath(from) ?? [];
  return officePages.some(
    (parts) =>
      parts.length === segments.length &&
      parts.every((part, at) => at < OFFICE_DEPTH || matchesPart(part, segments[at] ?? '')),
  );
}

/**
 * The network's standard pages that an old address would hide: one, or all below a parameter. Pages of
 * records may be redirected.
 */
export function hiddenStandardRoutes(from: string): string[] {
  const segments = splitPath(from) ?? [];
  return standardPages
    .filter(
      ({ parts }) =>
        parts.length === segments.length && parts.every((part, at) => matchesPart(part, segments[at] ?? '')),
    )
    .map(({ name }) => name);
}

/** `locations`, region and office. */
const OFFICE_DEPTH = 3;

const officePages = routeTable
  .filter(({ scope, redirect }) => scope === 'office' && !redirect)
  .map(({ pattern }) => pattern.split('/').filter(Boolean));

const customPageRoutes = routesWith('slug');
const standardPages = routeTable
  .filter(({ scope, redirect, name }) => scope === 'network' && !redirect && !customPageRoutes.includes(name))
  .map(({ name, pattern }) => ({ name, parts: pattern.split('/').filter(Boolean) }));

const matchesPart = (part: string, segment: string) => isParameter(segment) || part === segment.toLowerCase();
