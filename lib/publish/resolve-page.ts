import { resolveText } from '@/lib/engine/resolve-placeholders';
import { figuresIn } from '@/lib/engine/text-figures';
import { contactNames } from '@/lib/i18n/contact-names';
import type { RecordOwnership } from '@/lib/routes/canonical-owner';
import type { RouteMatch } from '@/lib/routes/match-route';
import { pageOwnerOf } from '@/lib/routes/page-owner';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { PageSources, SubjectSlugs } from './page-sources';

/** The page record for an address, and the records that the address names. */
export type ResolvedPage = {
  page: Page;
  subjects: SubjectSlugs;
  /** Names of the records and of the page, for texts that mention them. */
  names: Record<string, string>;
} & RecordOwnership;

/** Null when there is no such page or one of the records does not exist. @throws when a source fails. */
export async function resolvePage(
  sources: PageSources,
  match: RouteMatch,
  locale: Locale,
): Promise<ResolvedPage | null> {
  const subjects = routeSubjects(match);
  const [page, subjectDetails] = await Promise.all([
    sources.readPage({ route: match.row.name, locale, ...pageSlugs(match), ...pageOwnerOf(subjects) }),
    sources.readSubjects(subjects, locale),
  ]);
  if (!page || !subjectDetails) return null;
  const mentioned = figuresIn([page.title, page.metaTitle, page.metaDescription]);
  const figures = mentioned.length > 0 ? await sources.readFigures(mentioned, locale) : {};
  const allNames = { ...figures, ...subjectDetails.names, ...contactNames(page.contents) };
  const names = { ...allNames, page: resolveText(page.title, allNames) };
  return { ...subjectDetails, page, subjects, names };
}
