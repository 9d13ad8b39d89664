import { registry } from '@/blocks/registry';
import { findPropReferences } from '@/lib/document/block-references';
import { maxRenderCost } from '@/lib/document/render-cost';
import type { DataContext } from '@/lib/engine/data-context';
import type { Issue } from '@/lib/engine/issue';
import { limitRenderCost } from '@/lib/engine/limit-render-cost';
import type { ReferenceTable } from '@/lib/engine/reference-table';
import { everySubjectOptional, resolveBindings } from '@/lib/engine/resolve-bindings';
import { sectionOwnerOf } from '@/lib/routes/page-owner';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { layoutSections, type Page } from '@/schemas/page';
import type { Picture } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { createFigureReader, createSlugReader } from './page-readers';
import type { PageSources } from './page-sources';
import { findLogo, shareLogo } from './share-logo';

/** A page whose blocks have their data, between the header and footer of its layout; still plain data. */
export type BoundPage = {
  header: StoredBlock[];
  main: StoredBlock[];
  footer: StoredBlock[];
  /** The logo of header and footer; null when none was chosen. */
  logo: Picture | null;
  /** Everything the blocks refer to. */
  references: ReferenceTable;
  /** Why blocks were omitted. */
  issues: Issue[];
};

/** Blocks of one document: a section, which many pages share, or a page's own. */
export type PageSegment = { blocks: readonly StoredBlock[]; kind: 'page' | 'section' };

/**
 * The segments of a page from top to bottom; and the logo of the default header, when the layout has another
 * one.
 */
export type PageSegments = Readonly<Record<'header' | 'main' | 'footer', readonly PageSegment[]>> & {
  logo: Picture | null;
};

/** A page record with its data for the address in `data`. */
export async function resolvePageBindings(
  sources: PageSources,
  page: Page,
  data: DataContext,
): Promise<BoundPage> {
  const frame = await readLayoutSections(sources, page, data);
  return resolveSegmentBindings(sources, { ...frame, main: [{ blocks: page.blocks, kind: 'page' }] }, data);
}

/** The segments above and below the content of a page, by its layout. */
export async function readLayoutSections(
  sources: PageSources,
  { layout }: Pick<Page, 'layout'>,
  { locale, subjects }: DataContext,
): Promise<Omit<PageSegments, 'main'>> {
  const frame = layoutSections(layout);
  const defaultHeader = layoutSections('default').header;
  const read = async (name: string) =>
    (await sources.readSection({ name, locale, ...sectionOwnerOf(subjects) }))?.blocks ?? [];
  const [header, footer, defaultHeaderBlocks] = await Promise.all([
    read(frame.header),
    read(frame.footer),
    frame.header === defaultHeader ? [] : read(defaultHeader),
  ]);
  return {
    header: [{ blocks: header, kind: 'section' }],
    footer: [{ blocks: footer, kind: 'section' }],
    logo: findLogo(defaultHeaderBlocks),
  };
}

/** Segments with their data, in page order, for the address in `data`. */
export async function resolveSegmentBindings(
  sources: PageSources,
  { header, main, footer, logo: defaultLogo }: PageSegments,
  data: DataContext,
): Promise<BoundPage> {
  const context: DataContext = {
    ...data,
    slugOf: createSlugReader(sources.readReferences),
    readFigures: createFigureReader(sources.readFigures, data.locale),
  };
  const subjectKinds = subjectsAt(data.path);
  const resolveSegment = async ({ blocks, kind }: PageSegment) => {
    const isSubjectOptional =
      kind === 'section' ? everySubjectOptional : (subjectKind: string) => subjectKinds.has(subjectKind);
    const options = { isSubjectOptional, registry };
    return limitRenderCost(
      await resolveBindings(blocks, sources.findBinding, context, options),
      maxRenderCost[kind],
    );
  };
  const resolveSegments = async (segments: readonly PageSegment[]) => {
    const resolved = await Promise.all(segments.map(resolveSegment));
    return {
      blocks: resolved.flatMap(({ blocks }) => blocks),
      issues: resolved.flatMap(({ issues }) => issues),
    };
  };
  const parts = await Promise.all([header, main, footer].map(resolveSegments));
  const lists = parts.map(({ blocks }) => blocks);
  const [above = [], content = [], below = []] = lists;
  // A page's own blocks may contain the logo of someone else; a section that is being edited may be the
  // header.
  const isSection = main.every(({ kind }) => kind === 'section');
  const logo = findLogo([...above, ...(isSection ? content : []), ...below]) ?? defaultLogo;
  return {
    header: shareLogo(above, logo),
    main: isSection ? shareLogo(content, logo) : content,
    footer: shareLogo(below, logo),
    logo,
    references: await sources.readReferences(findPropReferences([...above, ...content, ...below])),
    issues: parts.flatMap(({ issues }) => issues),
  };
}
