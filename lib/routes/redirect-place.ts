import { routesWith } from './page-slugs';
import { joinPath, splitPath } from './path-segments';
import { isParameter } from './redirect-patterns';
import { routeTable } from './route-table';

/** Whether a redirect is of addresses below a path, not of the path itself. */
export function isFromBelow(from: string, path: string): boolean {
  const segments = splitPath(from) ?? [];
  const start = splitPath(path) ?? [];
  return (
    segments.length > start.length &&
    start.every((segment, at) => segment.toLowerCase() === segments[at]?.toLowerCase())
  );
}

/**
 * An address below the office that stood where `from` begins, as it is below this home; any other as it is.
 */
export function moveBelow(address: string, from: string, home: string): string {
  const path = address.replace(/[?#].*/s, '');
  const start = joinPath((splitPath(from) ?? []).slice(0, officeDepth));
  const isThere = path.startsWith('/') && isFromBelow(`${path}/x`, start);
  if (!home || !isThere) return address;
  const rest = path.split('/').filter((part) => splitPath(part)?.length);
  return [home, ...rest.slice(officeDepth)].join('/') + address.slice(path.length);
}

/** Whether a "from" is the address of pages that an office has by the routes: of one, or of all below a parameter. */
export function hidesOfficePages(from: string): boolean {
  const segments = splitPath(from) ?? [];
  return officePages.some(
    (parts) =>
      parts.length === segments.length &&
      parts.every((part, at) => at < officeDepth || stands(part, segments[at] ?? '')),
  );
}

/** The routes whose standard page of the network a "from" would hide: one, or all below a parameter. What a record names may be led away from. */
export function hiddenStandardRoutes(from: string): string[] {
  const segments = splitPath(from) ?? [];
  return standardPages
    .filter(
      ({ parts }) =>
        parts.length === segments.length && parts.every((part, at) => stands(part, segments[at] ?? '')),
    )
    .map(({ name }) => name);
}

/** `locations`, region and office. */
const officeDepth = 3;

const officePages = routeTable
  .filter(({ scope, redirect }) => scope === 'office' && !redirect)
  .map(({ pattern }) => pattern.split('/').filter(Boolean));

const ownedByStaff = routesWith('slug');
const standardPages = routeTable
  .filter(({ scope, redirect, name }) => scope === 'network' && !redirect && !ownedByStaff.includes(name))
  .map(({ name, pattern }) => ({ name, parts: pattern.split('/').filter(Boolean) }));

const stands = (part: string, segment: string) => isParameter(segment) || part === segment.toLowerCase();
