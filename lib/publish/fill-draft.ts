import { fillText } from '@/lib/engine/fill-names';
import { matchRoute } from '@/lib/routes/match-route';
import { pageSlugs } from '@/lib/routes/page-slugs';
import { routeSubjects } from '@/lib/routes/route-subjects';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { type FilledPage, fillPage } from './fill-page';
import type { PageSources } from './page-sources';

export type FilledDraft = FilledPage & { page: Page; names: Readonly<Record<string, string>> };

/**
 * The page that stands at `path`, below the language, with its data; with other blocks than are published, where some are given. What is
 * hidden is filled like the rest, for whoever works on it. Null when no page stands there. @throws when a source cannot tell.
 */
export async function fillDraft(
  sources: PageSources,
  { locale, path, blocks }: { locale: Locale; path: string; blocks?: readonly StoredBlock[] | undefined },
): Promise<FilledDraft | null> {
  const match = matchRoute(path);
  if (!match) return null;
  const subjects = routeSubjects(match);
  const { office, agent } = subjects;
  const [page, known] = await Promise.all([
    sources.readPage({ route: match.row.name, locale, ...pageSlugs(match), office, agent }),
    sources.readSubjects(subjects, locale),
  ]);
  if (!page || !known) return null;
  const names = { ...known.names, page: fillText(page.title, known.names) };
  const shown = { ...page, blocks: (blocks ?? page.blocks).map(withHidden) };
  const filled = await fillPage(sources, shown, { locale, subjects, names, path });
  return { ...filled, page, names };
}

function withHidden({ hidden: _hidden, slots, ...block }: StoredBlock): StoredBlock {
  if (!slots) return block;
  const inner = Object.entries(slots).map(([name, blocks]) => [name, blocks.map(withHidden)] as const);
  return { ...block, slots: Object.fromEntries(inner) };
}
