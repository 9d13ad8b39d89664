import { fillText } from '@/lib/engine/fill-names';
import { factsIn } from '@/lib/engine/find-facts';
import { contactNames } from '@/lib/i18n/contact-names';
import type { RouteMatch } from '@/lib/routes/match-route';
import type { RecordPlace } from '@/lib/routes/own-place';
import { pageOwner } from '@/lib/routes/page-owner';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { PageSources, SubjectSlugs } from './page-sources';

/** The page record that an address leads to, and the records it names. */
export type Standing = {
  page: Page;
  subjects: SubjectSlugs;
  /** Their names and the page's own, for texts that mention them. */
  names: Record<string, string>;
} & RecordPlace;

/** Null when there is no such page, or one of the records does not exist. @throws when a source cannot tell. */
export async function readStanding(
  sources: PageSources,
  match: RouteMatch,
  locale: Locale,
): Promise<Standing | null> {
  const subjects = routeSubjects(match);
  const [page, known] = await Promise.all([
    sources.readPage({ route: match.row.name, locale, ...pageSlugs(match), ...pageOwner(subjects) }),
    sources.readSubjects(subjects, locale),
  ]);
  if (!page || !known) return null;
  const mentioned = factsIn([page.title, page.metaTitle, page.metaDescription]);
  const figures = mentioned.length > 0 ? await sources.readFacts(mentioned, locale) : {};
  const named = { ...figures, ...known.names, ...contactNames(page.contents) };
  const names = { ...named, page: fillText(page.title, named) };
  return { ...known, page, subjects, names };
}
