import type { DataContext } from '@/lib/engine/data-context';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { matchRoute } from '@/lib/routes/match-route';
import { routeSubjects } from '@/lib/routes/route-subjects';
import { figureNames } from '@/schemas/content-figures';
import type { Locale } from '@/schemas/locale';
import { layoutSections, type Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import {
  type BoundPage,
  type PageSegment,
  readLayoutSections,
  resolvePageBindings,
  resolveSegmentBindings,
} from './page-bindings';
import type { PageSources } from './page-sources';
import { resolvePage } from './resolve-page';

export type BoundDraft = BoundPage & { names: Readonly<Record<string, string>> };

type PreviewAddress = {
  locale: Locale;
  /** Without language. */
  path: string;
};

/**
 * A page with its data as it would appear at `path`, published or not. Hidden blocks are resolved too, for
 * the editor. When a record named in the address is not public, `names` replace its names and blocks about
 * it get no data.
 * @throws when a source fails.
 */
export async function resolveDraftBindings(
  sources: PageSources,
  {
    locale,
    path,
    page,
    names: draftNames,
  }: PreviewAddress & { page: Page; names: Readonly<Record<string, string>> },
): Promise<BoundDraft | null> {
  const match = matchRoute(path);
  if (!match) return null;
  const subjects = routeSubjects(match);
  const [figures, subjectDetails] = await Promise.all([
    sources.readFigures(figureNames, locale),
    sources.readSubjects(subjects, locale),
  ]);
  const visibleDetails = subjectDetails ?? (await sources.readSubjects({}, locale));
  const allNames = { ...figures, ...draftNames, ...visibleDetails?.names };
  const names = { ...allNames, page: resolveText(page.title, allNames) };
  const data: DataContext = { locale, subjects: subjectDetails ? subjects : {}, names, path };
  const bound = await resolvePageBindings(
    sources,
    { ...page, blocks: page.blocks.map(withoutHiddenFlag) },
    data,
  );
  return { ...bound, names };
}

/**
 * A section with its data as it would appear on the page at `path`, with that page around it. Null when
 * there is no page. @throws when a source fails.
 */
export async function resolveSectionDraftBindings(
  sources: PageSources,
  { locale, path, name, blocks }: PreviewAddress & { name: string; blocks: readonly StoredBlock[] },
): Promise<BoundDraft | null> {
  const match = matchRoute(path);
  const resolvedPage = match && (await resolvePage(sources, match, locale));
  if (!resolvedPage) return null;
  const { page, subjects } = resolvedPage;
  const names = { ...(await sources.readFigures(figureNames, locale)), ...resolvedPage.names };
  const data: DataContext = { locale, subjects, names, path };
  const draft: PageSegment[] = [{ blocks: blocks.map(withoutHiddenFlag), kind: 'section' }];
  const { header, footer, logo } = await readLayoutSections(sources, page, data);
  const [above, below] = blocksAroundSection(page, name).map(
    (segmentBlocks): PageSegment => ({ blocks: segmentBlocks, kind: 'page' }),
  );
  const frame = layoutSections(page.layout);
  const bound = await resolveSegmentBindings(
    sources,
    {
      header: name === frame.header ? [] : [...header, ...(above ? [above] : [])],
      main: draft,
      logo,
      footer: name === frame.footer ? [] : [...(below ? [below] : []), ...footer],
    },
    data,
  );
  return { ...bound, names };
}

/** The page's own blocks above and below the section. */
function blocksAroundSection({ blocks, layout }: Page, name: string): [StoredBlock[], StoredBlock[]] {
  const frame = layoutSections(layout);
  if (name === frame.header) return [[], blocks];
  if (name === frame.footer) return [blocks, []];
  const at = blocks.findIndex(({ bind }) => bind?.source === 'section' && bind.query.name === name);
  return at < 0 ? [[], []] : [blocks.slice(0, at), blocks.slice(at + 1)];
}

function withoutHiddenFlag({ hidden: _hidden, slots, ...block }: StoredBlock): StoredBlock {
  if (!slots) return block;
  const inner = Object.entries(slots).map(([name, blocks]) => [name, blocks.map(withoutHiddenFlag)] as const);
  return { ...block, slots: Object.fromEntries(inner) };
}
