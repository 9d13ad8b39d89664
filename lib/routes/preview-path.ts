import type { Subject } from '@/schemas/bindings/subject';
import { conflictingField } from './address-conflict';
import { parameterNames, type RouteParams } from './match-route';
import { pathFor } from './path-for';
import { isSlug } from './path-segments';
import { type PageAddress, paramsOf } from './record-paths';
import type { RouteRow, RouteScope } from './route';
import { pageNameSchema } from './route-names';
import { subjectOf } from './route-subjects';
import { routeTable } from './route-table';

/** The part of a page that decides its addresses, and its owner. */
export type PreviewedPage = PageAddress & { scope: RouteScope };

/** Route parameters of the records chosen for a preview, by kind. */
export type PreviewParams = Readonly<Partial<Record<Subject, RouteParams>>>;

/** Replaces a slug that a page does not have yet. No page can have it: slugs do not start with a hyphen. */
const MISSING_SLUG = '-without-an-address';

/**
 * The path at which a page can be previewed, published or not: from its own record and the records chosen
 * for the remaining parameters. Null while a required record has not been chosen.
 */
export function previewPath(page: PreviewedPage, previewParams: PreviewParams): string | null {
  const name = pageNameSchema.safeParse(page.route);
  const rows = rowsOf(page);
  const isComplete = rows.some((row) =>
    kindsOf(row).every((kind) => isPageOwner(page, kind) || previewParams[kind]),
  );
  if (!name.success || !isComplete) return null;
  return pathFor(name.data, { ...Object.assign({}, ...Object.values(previewParams)), ...paramsOfPage(page) });
}

/**
 * The kinds of records to choose for a preview: those that the page's addresses name and its own record does
 * not.
 */
export function previewChoices(page: PreviewedPage): { kind: Subject; isNeeded: boolean }[] {
  const rows = rowsOf(page).map((row) => kindsOf(row).filter((kind) => !isPageOwner(page, kind)));
  const kinds = new Set(rows.flat());
  return [...kinds].map((kind) => ({ kind, isNeeded: rows.every((candidate) => candidate.includes(kind)) }));
}

/**
 * Whether a page can be previewed under a route match: its own route, and no other office, agent or slug.
 */
export function matchesPreview(page: PreviewedPage, row: RouteRow, params: RouteParams): boolean {
  const ownParameters = paramsOfPage(page);
  return (
    rowsOf(page).includes(row) &&
    Object.entries(params).every(([key, value]) => (ownParameters[key] ?? value) === value)
  );
}

const rowsOf = ({ route, scope }: PreviewedPage): RouteRow[] =>
  routeTable.filter(
    (row) => row.name === route && !row.redirect && (scope === 'network' || row.scope === scope),
  );

function paramsOfPage(page: PreviewedPage): RouteParams {
  const conflictingSlug = conflictingField(page.route, page);
  return paramsOf({
    ...page,
    slug: conflictingSlug === 'slug' ? MISSING_SLUG : slugOr(page.slug),
    template_slug: conflictingSlug === 'template_slug' ? MISSING_SLUG : slugOr(page.template_slug),
  });
}

/** Drafts may contain slugs that are not valid in an address. */
const slugOr = (slug: string | null): string => (slug !== null && isSlug(slug) ? slug : MISSING_SLUG);

/** The kinds of records in a route; an office implies its region. */
function kindsOf({ pattern }: RouteRow): Subject[] {
  const kinds = parameterNames(pattern).flatMap((name) => subjectOf(name) ?? []);
  return kinds.includes('office') ? kinds.filter((kind) => kind !== 'region') : kinds;
}

const isPageOwner = ({ tribe_slug, agent_slug }: PreviewedPage, kind: Subject): boolean =>
  (kind === 'office' && tribe_slug !== null) || (kind === 'agent' && agent_slug !== null);
