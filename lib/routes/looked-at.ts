import type { Subject } from '@/schemas/bindings/subject';
import { parameterNames, type RouteParams } from './match-route';
import { pathFor } from './path-for';
import { isSlug } from './path-segments';
import { type PageAddress, paramsOf } from './record-paths';
import type { RouteRow, RouteScope } from './route';
import { pageNameSchema } from './route-names';
import { subjectOf } from './route-subjects';
import { routeTable } from './route-table';
import { takenField } from './taken-address';

/** A page's own part of its addresses, and whose it is. */
export type LookedAt = PageAddress & { scope: RouteScope };

/** The parameters by which records stand in an address, by kind. */
export type Chosen = Readonly<Partial<Record<Subject, RouteParams>>>;

/** Stands in for an address that a page has not got yet. No page can have it: slugs do not begin with a hyphen. */
const without = '-without-an-address';

/**
 * Where a page can be looked at, published or not: with what it says of itself, and the records chosen for what it does not say.
 * Null while one that every address of it needs is not chosen.
 */
export function lookedAtPath(page: LookedAt, chosen: Chosen): string | null {
  const name = pageNameSchema.safeParse(page.route);
  const rows = rowsOf(page);
  const isWhole = rows.some((row) => kindsOf(row).every((kind) => isOwn(page, kind) || chosen[kind]));
  if (!name.success || !isWhole) return null;
  return pathFor(name.data, { ...Object.assign({}, ...Object.values(chosen)), ...ownParams(page) });
}

/** The kinds of record to choose from, to look at a page: those that its addresses name and it does not say itself. */
export function choosableFor(page: LookedAt): { kind: Subject; isNeeded: boolean }[] {
  const rows = rowsOf(page).map((row) => kindsOf(row).filter((kind) => !isOwn(page, kind)));
  const kinds = new Set(rows.flat());
  return [...kinds].map((kind) => ({ kind, isNeeded: rows.every((one) => one.includes(kind)) }));
}

/** Whether a page may be looked at under a match of the routes: its own route, and nobody else's office, agent or slug. */
export function fitsLooking(page: LookedAt, row: RouteRow, params: RouteParams): boolean {
  const own = ownParams(page);
  return (
    rowsOf(page).includes(row) &&
    Object.entries(params).every(([key, value]) => (own[key] ?? value) === value)
  );
}

const rowsOf = ({ route, scope }: LookedAt): RouteRow[] =>
  routeTable.filter(
    (row) => row.name === route && !row.redirect && (scope === 'network' || row.scope === scope),
  );

function ownParams(page: LookedAt): RouteParams {
  const taken = takenField(page.route, page);
  return paramsOf({
    ...page,
    slug: taken === 'slug' ? without : slugOr(page.slug),
    template_slug: taken === 'template_slug' ? without : slugOr(page.template_slug),
  });
}

/** A draft may say what no address can. */
const slugOr = (slug: string | null): string => (slug !== null && isSlug(slug) ? slug : without);

/** An office is named with its region. */
function kindsOf({ pattern }: RouteRow): Subject[] {
  const kinds = parameterNames(pattern).flatMap((name) => subjectOf(name) ?? []);
  return kinds.includes('office') ? kinds.filter((kind) => kind !== 'region') : kinds;
}

const isOwn = ({ tribe_slug, agent_slug }: LookedAt, kind: Subject): boolean =>
  (kind === 'office' && tribe_slug !== null) || (kind === 'agent' && agent_slug !== null);
