import type { Subject } from '@/schemas/bindings/subject';
import { matchRoute, parameterNames, type RouteMatch } from './match-route';
import type { RouteScope } from './route';
import { routeTable } from './route-table';

/** Route parameters that hold the slug of a record. */
const subjectsByParameter: Readonly<Record<string, Subject>> = {
  slug: 'office',
  state: 'region',
  agent: 'agent',
  post: 'listing',
  blog: 'post',
};

/** The kind of record of a route parameter; undefined when it is not a record. */
export const subjectOf = (parameter: string): Subject | undefined => subjectsByParameter[parameter];

/** The records a page is about, by kind: what `current` refers to in the bindings of its blocks. */
export function routeSubjects({ params }: Pick<RouteMatch, 'params'>): Partial<Record<Subject, string>> {
  return Object.fromEntries(
    Object.entries(subjectsByParameter).flatMap(([parameter, subject]) => {
      const slug = params[parameter];
      return slug === undefined ? [] : [[subject, slug]];
    }),
  );
}

/**
 * The kinds of records in the addresses of a route. A page of the network is displayed at every address of
 * its route, a page of an office or agent only at theirs.
 */
export function subjectsProvided(route: string, scope: RouteScope): ReadonlySet<string> {
  const rows = routeTable.filter((row) => row.name === route && (scope === 'network' || row.scope === scope));
  const parameters = rows.flatMap((row) => parameterNames(row.pattern));
  return new Set(parameters.flatMap((name) => subjectsByParameter[name] ?? []));
}

/** The kinds of records that addresses of the same route can contain, by one of them. */
export function subjectsAt(path: string): ReadonlySet<string> {
  const match = matchRoute(path);
  return match ? subjectsProvided(match.row.name, 'network') : new Set();
}
