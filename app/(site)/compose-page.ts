import { findBinding } from '@/adapters/bindings';
import { pageTags, readPage } from '@/adapters/pages/page.source';
import type { Page } from '@/adapters/pages/to-page';
import { readRedirects, redirectTags } from '@/adapters/redirects/redirects.source';
import { readSection, sectionTag } from '@/adapters/sections/read-section';
import { readSubjectNames, subjectTags } from '@/adapters/subjects/subject.source';
import { registry } from '@/blocks/registry';
import type { DataContext } from '@/lib/engine/bindings';
import type { Fault } from '@/lib/engine/fault';
import { fillBlocks } from '@/lib/engine/fill-blocks';
import { fillText } from '@/lib/engine/fill-names';
import { type LoadedBlock, loadBlocks } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { createFormats } from '@/lib/i18n/formats';
import { createTranslate } from '@/lib/i18n/translate';
import { notFoundTag, permanentTag, temporaryTag } from '@/lib/page-cache/answer-tags';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { redirectFor } from '@/lib/routes/redirect-for';
import { pageSlugs, routeSubjects } from '@/lib/routes/route-subjects';
import { compileRedirects } from '@/lib/routes/website-redirects';
import type { Locale } from '@/schemas/locale';

/** A page with everything needed to write its HTML, or where else to go. */
export type ComposedPage = {
  status: 'page' | 'not-found';
  path: string;
  page: Page;
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: LoadedBlock[];
  main: LoadedBlock[];
  /** Why blocks of the page's own were left out before they were drawn. */
  faults: Fault[];
  footer: LoadedBlock[];
  tags: string[];
};
export type Composition = ComposedPage | { status: 'redirect'; to: string; tags: string[] };

/**
 * The page at `path` (below the language): route, page record, data, blocks ready to draw.
 * @throws when the backend cannot be reached; what is served then is the last page that could be made.
 */
export async function composePage(locale: Locale, path: string): Promise<Composition> {
  const moved = compileRedirects(await readRedirects()).find(path);
  if (moved) return leadTo(contextHref({ locale })(moved.to), moved.permanent);
  const match = matchRoute(path);
  const elsewhere = match && redirectFor(match);
  if (elsewhere) return leadTo(contextHref({ locale })(elsewhere), false);
  const isNotFoundPage = match?.row.name === 'NotFound';
  const found = match && !isNotFoundPage && (await composeMatch(match, locale, path));
  return found || composeNotFound(locale, path, match ? subjectTags(routeSubjects(match)) : []);
}

function leadTo(to: string, permanent: boolean): Composition {
  return { status: 'redirect', to, tags: [...redirectTags, permanent ? permanentTag : temporaryTag] };
}

async function composeMatch(match: RouteMatch, locale: Locale, path: string): Promise<ComposedPage | null> {
  const subjects = routeSubjects(match);
  const { office, agent } = subjects;
  const [page, names] = await Promise.all([
    readPage({ route: match.row.name, locale, ...pageSlugs(match), office, agent }),
    readSubjectNames(subjects, locale),
  ]);
  if (!page || !names) return null;
  const named = { ...names, page: fillText(page.title, names) };
  const composed = await composeBlocks(page, { locale, subjects, names: named, path }, match);
  return { ...composed, tags: [...composed.tags, ...subjectTags(subjects)] };
}

/** The not-found page is composed like any other, from the row of that name. `awaited` tags may bring the page itself. */
async function composeNotFound(
  locale: Locale,
  path: string,
  awaited: readonly string[],
): Promise<ComposedPage> {
  const match = matchRoute(pathFor('NotFound'));
  const [page, names] = await Promise.all([
    readPage({ route: 'NotFound', locale }),
    readSubjectNames({}, locale),
  ]);
  const composed =
    match && page && (await composeBlocks(page, { locale, subjects: {}, names: names ?? {}, path }, match));
  if (!composed) throw new Error('The network has no page for the route NotFound');
  const tags = ['pages', 'redirects', ...awaited, ...composed.tags, notFoundTag];
  return { ...composed, status: 'not-found', tags };
}

async function composeBlocks(page: Page, data: DataContext, match: RouteMatch): Promise<ComposedPage> {
  const { locale, subjects } = data;
  const frame = page.layout === 'logo' ? '-logo' : '';
  const [headerName, footerName] = [`header${frame}`, `footer${frame}`];
  const [header, footer] = await Promise.all(
    [headerName, footerName].map(
      async (name) => (await readSection({ name, locale, office: subjects.office }))?.blocks ?? [],
    ),
  );
  const filled = await Promise.all(
    [header ?? [], page.blocks, footer ?? []].map((blocks) => fillBlocks(blocks, findBinding, data)),
  );
  const [top = [], main = [], bottom = []] = await Promise.all(
    filled.map((part) => loadBlocks(part.blocks, registry)),
  );
  const tags = [...pageTags(page), ...redirectTags, 'media', sectionTag(headerName), sectionTag(footerName)];
  return {
    status: 'page',
    path: data.path,
    page,
    names: data.names,
    context: createContext(locale, match),
    header: top,
    main,
    // A section stands on many pages: what it cannot show on one of them is no fault.
    faults: filled[1]?.faults ?? [],
    footer: bottom,
    tags: [...new Set([...tags, ...filled.flatMap((part) => part.tags)])],
  };
}

function createContext(locale: Locale, match: RouteMatch): PageContext {
  return {
    locale,
    href: contextHref(contextOf(match, locale)),
    t: createTranslate(locale),
    format: createFormats(locale),
  };
}
