import { matchRoute } from '@/lib/routes/match-route';
import type { Locale } from '@/schemas/locale';
import type { Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { type FilledPage, fillPage } from './fill-page';
import type { PageSources } from './page-sources';
import { readStanding } from './read-standing';

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
  const standing = await readStanding(sources, match, locale);
  if (!standing) return null;
  const { page, subjects, names } = standing;
  const shown = { ...page, blocks: (blocks ?? page.blocks).map(withHidden) };
  const filled = await fillPage(sources, shown, { locale, subjects, names, path });
  return { ...filled, page, names };
}

function withHidden({ hidden: _hidden, slots, ...block }: StoredBlock): StoredBlock {
  if (!slots) return block;
  const inner = Object.entries(slots).map(([name, blocks]) => [name, blocks.map(withHidden)] as const);
  return { ...block, slots: Object.fromEntries(inner) };
}
