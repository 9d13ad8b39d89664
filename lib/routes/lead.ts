import type { Locale } from '@/schemas/locale';
import { carryOn, splitAddress } from './carry-on';
import { languagePath, pathInContext } from './context-href';
import { officeParameters } from './deciding-names';
import { matchRoute } from './match-route';
import { pathFor } from './path-for';
import { isSlug, joinPath, splitPath } from './path-segments';
import { recordHomes } from './record-routes';
import type { Company, OfficeAddress } from './visitor-cookies';

/** The route handler that looks up who leads; only `proxy.ts` sends requests there. */
const leadEndpoint = '/api/lead';

/** Who leads a visitor elsewhere: an office named in the query, or whom they are with. */
export type Leader = { store: string } | Company;

/** The office a query names, and the query without those parameters. Null when it has none of them. */
export function takeOfficeParameters(
  query: URLSearchParams,
): { slug: string | null; rest: URLSearchParams } | null {
  const present = officeParameters.filter((name) => query.has(name));
  if (present.length === 0) return null;
  const rest = new URLSearchParams(query);
  for (const name of officeParameters) rest.delete(name);
  const values = present.map((name) => (query.get(name) ?? '').trim().toLowerCase());
  return { slug: values.find(isSlug) ?? null, rest };
}

/**
 * The address of the lookup: language, leader, then the path without language. It is all in the path
 * because a rewritten request reaches its handler with the parameters of the new path but the old query.
 */
export function leadPath(leader: Leader, path: string, locale: Locale, rest: URLSearchParams): string {
  const segments = [locale, ...leaderSegments(leader), ...(splitPath(path) ?? [])];
  return `${leadEndpoint}${joinPath(segments)}${rest.size > 0 ? `?${rest}` : ''}`;
}

function leaderSegments(leader: Leader): string[] {
  if ('store' in leader) return ['store', leader.store];
  if ('agent' in leader) return ['agent', leader.agent];
  return ['office', leader.office.state, leader.office.slug];
}

/** Takes the address of a lookup apart, below its language; null when nobody leads by it. */
export function readLead(segments: readonly string[]): { leader: Leader; path: string } | null {
  const [kind, first = '', ...more] = segments;
  if (!isSlug(first)) return null;
  if (kind === 'store') return { leader: { store: first }, path: joinPath(more) };
  if (kind === 'agent') return { leader: { agent: first }, path: joinPath(more) };
  const [slug = '', ...rest] = more;
  if (kind !== 'office' || !isSlug(slug)) return null;
  return { leader: { office: { state: first, slug } }, path: joinPath(rest) };
}

/** The agents' pages to which the spec sends whoever types the shared address. */
const ofAgents = /^\/agents\/[^/]+\/(?:sell|buy)-a-business(?:\/|$)/;

/** Whether a visitor who asks for a path is led to another version of it: an office's of any shared page, an agent's of sell and buy pages. */
export function isLed(path: string, company: Company): boolean {
  const shown = pathInContext(path, company);
  return shown !== path && !('agent' in company && !ofAgents.test(shown));
}

/**
 * Where a visitor goes who named an office at `path`: the office's version of the page, and its own page from wherever it has
 * none. Always a path on this site, without language.
 */
export function pathInOffice(path: string, office: OfficeAddress): string {
  const safe = joinPath(splitPath(path) ?? []);
  const match = matchRoute(safe);
  if (match && match.row.scope === 'office' && isOfEvery(match.row.pattern))
    return pathFor(match.row.name, { ...match.params, ...office });
  const shown = pathInContext(safe, { office });
  return shown === safe ? pathFor(recordHomes.office, office) : shown;
}

/** Whether all offices have a page at a row, rather than those that made one. */
const isOfEvery = (pattern: string): boolean => !/customPageSlug|page_slug/.test(pattern);

/** The address that answers a lookup: below the language, with what is left of the query the visitor came with. `path` may have a hash. */
export function leadLocation(
  path: string,
  query: URLSearchParams,
  locale: Locale,
  enabled?: readonly Locale[],
): string {
  const { path: plain, ...own } = splitAddress(path);
  const target = languagePath(locale, plain || '/', enabled);
  const rest = takeOfficeParameters(query)?.rest ?? query;
  return carryOn(carryOn(target, own), { query: rest.toString() });
}
