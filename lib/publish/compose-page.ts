import type { MessageKey } from '@/lib/i18n/translate-from';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute, type RouteMatch } from '@/lib/routes/match-route';
import { notFoundText } from '@/lib/routes/not-found-text';
import { placeOf } from '@/lib/routes/own-place';
import { pathFor } from '@/lib/routes/path-for';
import { isDescribedByRecord } from '@/lib/routes/record-routes';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RouteRow } from '@/lib/routes/route';
import { type VisitMarks, visitMarks } from '@/lib/routes/visit-marks';
import type { Locale } from '@/schemas/locale';
import { type ComposedPage, composeBlocks } from './compose-blocks';
import { findWay } from './find-way';
import type { OwnWords, PageSources } from './page-sources';
import { readStanding } from './read-standing';

const noWords: OwnWords = { title: null, summary: null };

/** What stands at an address: a page with everything needed to write its HTML, or where else to go. */
export type Composition =
  | (ComposedPage & { status: 'page' | 'not-found'; ownWords: OwnWords; marks: VisitMarks })
  | { status: 'moved'; to: string; permanent: boolean }
  /** Nothing, and no page that could say so: the network has not begun. */
  | { status: 'nothing-yet' };

/** The page at `path`, below the language; what is shown where nothing stands. @throws when a source cannot tell. */
export async function composePage(sources: PageSources, locale: Locale, path: string): Promise<Composition> {
  return (await findPage(sources, locale, path)) ?? composeNotFound(sources, locale, notFoundText(path));
}

/** What stands at `path`, below the language, with its answer to what a visitor asked; null when nothing does. @throws when a source cannot tell. */
export async function findPage(
  sources: PageSources,
  locale: Locale,
  path: string,
  asked: URLSearchParams | null = null,
): Promise<Composition | null> {
  const moved = await findMove(sources, locale, path);
  if (moved) return moved;
  const match = matchRoute(path);
  const elsewhere = match && redirectFor(match);
  if (elsewhere) return { status: 'moved', to: contextHref({ locale })(elsewhere), permanent: false };
  const isNotFoundPage = match?.row.name === 'NotFound';
  const found = match && !isNotFoundPage && (await composeMatch(sources, match, { locale, path, asked }));
  // A record may have been given another address since the redirects were read.
  return found || findMove(sources, locale, path);
}

/** Where staff, or a change of address, have led a path; null when nobody has. */
async function findMove(sources: PageSources, locale: Locale, path: string): Promise<Composition | null> {
  const move = await findWay(sources, locale, path);
  return move && { status: 'moved', to: contextHref({ locale })(move.to), permanent: move.permanent };
}

async function composeMatch(
  sources: PageSources,
  match: RouteMatch,
  { locale, path, asked }: { locale: Locale; path: string; asked: URLSearchParams | null },
): Promise<Composition | null> {
  const standing = await readStanding(sources, match, locale);
  if (!standing) return null;
  const { page, subjects, names } = standing;
  const place = placeOf(match, standing);
  if (place) return { status: 'moved', to: contextHref({ locale })(place), permanent: false };
  const isDescribed = !isDescribedByRecord(match.row.name) && page.metaDescription;
  const [composed, ownWords] = await Promise.all([
    composeBlocks(sources, page, { locale, subjects, names, path, asked }, match),
    isDescribed ? noWords : sources.readOwnWords(subjects, locale),
  ]);
  // Nothing here answers: it is the page that everybody gets, at its one address.
  if (asked && !composed.answersQuery)
    return { status: 'moved', to: contextHref({ locale })(path), permanent: false };
  return { ...composed, status: 'page', ownWords, marks: visitMarks(match) };
}

/**
 * The not-found page is composed like any other, from the row of that name. It is the same at every address, but for the text that the route
 * table has for some of them (spec section 8). A network that has none yet has nothing to show.
 */
export async function composeNotFound(
  sources: PageSources,
  locale: Locale,
  text?: RouteRow['notFound'],
): Promise<Composition> {
  const path = pathFor('NotFound');
  const match = matchRoute(path);
  const [page, known] = await Promise.all([
    sources.readPage({ route: 'NotFound', locale }),
    sources.readSubjects({}, locale),
  ]);
  if (!match || !page) return { status: 'nothing-yet' };
  const composed = await composeBlocks(
    sources,
    page,
    { locale, subjects: {}, names: known?.names ?? {}, path },
    match,
  );
  const shown = text ? withText(composed, text) : composed;
  return { ...shown, status: 'not-found', ownWords: noWords, marks: { missing: true } };
}

const withText = (composed: ComposedPage, text: MessageKey): ComposedPage => ({
  ...composed,
  page: { ...composed.page, title: composed.context.t(text), metaTitle: null },
  context: { ...composed.context, missing: 'record' },
});
