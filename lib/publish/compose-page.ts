import type { MessageKey } from '@/lib/i18n/translate-from';
import { canonicalPathOf } from '@/lib/routes/canonical-owner';
import {
  type ContextAttributes,
  contextAttributes,
  missingAttributes,
} from '@/lib/routes/context-attributes';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { notFoundText } from '@/lib/routes/not-found-text';
import { pathFor } from '@/lib/routes/path-for';
import { isDescribedByRecord } from '@/lib/routes/record-routes';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RouteRow } from '@/lib/routes/route';
import type { Locale } from '@/schemas/locale';
import { composeBlocks, type RenderablePage } from './compose-blocks';
import type { PageSources, RecordDescription } from './page-sources';
import { resolvePage } from './resolve-page';
import { resolveRedirect } from './resolve-redirect';

const emptyDescription: RecordDescription = { title: null, summary: null };

/** The result for an address: a page with everything needed to render it, or a redirect. */
export type Composition =
  | (RenderablePage & {
      status: 'page' | 'not-found';
      recordDescription: RecordDescription;
      contextAttributes: ContextAttributes;
    })
  | { status: 'redirect'; to: string; permanent: boolean }
  /** There is neither a page nor a not-found page: the network has not been set up. */
  | { status: 'unconfigured' };

/**
 * The page at `path`, without language; the not-found page when there is none. @throws when a source fails.
 */
export async function composePage(sources: PageSources, locale: Locale, path: string): Promise<Composition> {
  return (
    (await findPage(sources, locale, path)) ??
    composeNotFound(sources, locale, notFoundText(path), missingAttributes(path))
  );
}

/**
 * The page at `path`, without language, for the query of a visitor; null when there is none. @throws when a
 * source fails.
 */
export async function findPage(
  sources: PageSources,
  locale: Locale,
  path: string,
  searchParams: URLSearchParams | null = null,
): Promise<Composition | null> {
  const redirected = await findRedirectComposition(sources, locale, path);
  if (redirected) return redirected;
  const match = matchRoute(path);
  const routeRedirect = match && redirectFor(match);
  if (routeRedirect)
    return { status: 'redirect', to: contextHref({ locale })(routeRedirect), permanent: false };
  const isNotFoundPage = match?.row.name === 'NotFound';
  const composed =
    match && !isNotFoundPage && (await composeMatch(sources, match, { locale, path, searchParams }));
  // A record may have moved since the redirects were read.
  return composed || findRedirectComposition(sources, locale, path);
}

/** The redirect of a path that staff created or a move of a record caused; null when there is none. */
async function findRedirectComposition(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<Composition | null> {
  const target = await resolveRedirect(sources, locale, path);
  return (
    target && { status: 'redirect', to: contextHref({ locale })(target.to), permanent: target.permanent }
  );
}

async function composeMatch(
  sources: PageSources,
  match: RouteMatch,
  { locale, path, searchParams }: { locale: Locale; path: string; searchParams: URLSearchParams | null },
): Promise<Composition | null> {
  const resolvedPage = await resolvePage(sources, match, locale);
  if (!resolvedPage) return null;
  const { page, subjects, names } = resolvedPage;
  const canonicalPath = canonicalPathOf(match, resolvedPage);
  if (canonicalPath)
    return { status: 'redirect', to: contextHref({ locale })(canonicalPath), permanent: false };
  const isDescribed = !isDescribedByRecord(match.row.name) && page.metaDescription;
  const [composed, recordDescription] = await Promise.all([
    composeBlocks(sources, page, { locale, subjects, names, path, searchParams }, match),
    isDescribed ? emptyDescription : sources.readRecordDescription(subjects, locale),
  ]);
  // No block depends on the query: redirect to the address without it.
  if (searchParams && !composed.hasQueryVariants)
    return { status: 'redirect', to: contextHref({ locale })(path), permanent: false };
  return { ...composed, status: 'page', recordDescription, contextAttributes: contextAttributes(match) };
}

/**
 * Composes the page of the route `NotFound`. `text` is the title that the route table defines for some addresses
 * (spec section 8). The result is `unconfigured` if the network has no such page.
 */
export async function composeNotFound(
  sources: PageSources,
  locale: Locale,
  text?: RouteRow['notFound'],
  attributes: ContextAttributes = { missing: true },
): Promise<Composition> {
  const path = pathFor('NotFound');
  const match = matchRoute(path);
  const [page, subjects] = await Promise.all([
    sources.readPage({ route: 'NotFound', locale }),
    sources.readSubjects({}, locale),
  ]);
  if (!match || !page) return { status: 'unconfigured' };
  const composed = await composeBlocks(
    sources,
    page,
    { locale, subjects: {}, names: subjects?.names ?? {}, path },
    match,
  );
  const composition = text ? withText(composed, text) : composed;
  return {
    ...composition,
    status: 'not-found',
    recordDescription: emptyDescription,
    contextAttributes: attributes,
  };
}

const withText = (composed: RenderablePage, text: MessageKey): RenderablePage => ({
  ...composed,
  page: { ...composed.page, title: composed.context.t(text), metaTitle: null },
  context: { ...composed.context, missing: 'record' },
});
