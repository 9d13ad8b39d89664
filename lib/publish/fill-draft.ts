import type { DataContext } from '@/lib/engine/data-context';
import { fillText } from '@/lib/engine/fill-names';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import { everyFact } from '@/schemas/facts';
import type { Locale } from '@/schemas/locale';
import { frameSections, type Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { type FilledPage, fillPage, fillStretches, readFrame, type Stretch } from './fill-page';
import type { PageSources } from './page-sources';
import { readStanding } from './read-standing';

export type FilledDraft = FilledPage & { names: Readonly<Record<string, string>> };

type At = {
  locale: Locale;
  /** Below the language. */
  path: string;
};

/**
 * A page as it would stand at `path`, with its data, published or not. What is hidden is filled like the rest, for whoever works on
 * it. Where visitors find nothing, since a record that the address names is not shown to them, `names` stand for its own and what is about
 * it has none. @throws when a source cannot tell.
 */
export async function fillDraft(
  sources: PageSources,
  { locale, path, page, names: own }: At & { page: Page; names: Readonly<Record<string, string>> },
): Promise<FilledDraft | null> {
  const match = matchRoute(path);
  if (!match) return null;
  const subjects = routeSubjects(match);
  const [facts, known] = await Promise.all([
    sources.readFacts(everyFact, locale),
    sources.readSubjects(subjects, locale),
  ]);
  const shown = known ?? (await sources.readSubjects({}, locale));
  const named = { ...facts, ...own, ...shown?.names };
  const names = { ...named, page: fillText(page.title, named) };
  const data: DataContext = { locale, subjects: known ? subjects : {}, names, path };
  const filled = await fillPage(sources, { ...page, blocks: page.blocks.map(withHidden) }, data);
  return { ...filled, names };
}

/**
 * A section as it would stand on the page at `path`, that page around it. Null when no page stands there. @throws when a source cannot
 * tell.
 */
export async function fillSectionDraft(
  sources: PageSources,
  { locale, path, name, blocks }: At & { name: string; blocks: readonly StoredBlock[] },
): Promise<FilledDraft | null> {
  const match = matchRoute(path);
  const standing = match && (await readStanding(sources, match, locale));
  if (!standing) return null;
  const { page, subjects } = standing;
  const names = { ...(await sources.readFacts(everyFact, locale)), ...standing.names };
  const data: DataContext = { locale, subjects, names, path };
  const draft: Stretch[] = [{ blocks: blocks.map(withHidden), of: 'section' }];
  const { header, footer, logo } = await readFrame(sources, page, data);
  const [above, below] = around(page, name).map((part): Stretch => ({ blocks: part, of: 'page' }));
  const frame = frameSections(page.layout);
  const filled = await fillStretches(
    sources,
    {
      header: name === frame.header ? [] : [...header, ...(above ? [above] : [])],
      main: draft,
      logo,
      footer: name === frame.footer ? [] : [...(below ? [below] : []), ...footer],
    },
    data,
  );
  return { ...filled, names };
}

/** A page's own blocks above and below the place of a section. */
function around({ blocks, layout }: Page, name: string): [StoredBlock[], StoredBlock[]] {
  const frame = frameSections(layout);
  if (name === frame.header) return [[], blocks];
  if (name === frame.footer) return [blocks, []];
  const at = blocks.findIndex(({ bind }) => bind?.source === 'section' && bind.query.name === name);
  return at < 0 ? [[], []] : [blocks.slice(0, at), blocks.slice(at + 1)];
}

function withHidden({ hidden: _hidden, slots, ...block }: StoredBlock): StoredBlock {
  if (!slots) return block;
  const inner = Object.entries(slots).map(([name, blocks]) => [name, blocks.map(withHidden)] as const);
  return { ...block, slots: Object.fromEntries(inner) };
}
