import { registry } from '@/blocks/registry';
import { shownReferences } from '@/lib/document/block-references';
import { mostEffort } from '@/lib/document/drawing-effort';
import type { DataContext } from '@/lib/engine/data-context';
import type { Fault } from '@/lib/engine/fault';
import { fillBlocks, onManyPages } from '@/lib/engine/fill-blocks';
import { fitBlocks } from '@/lib/engine/fit-blocks';
import type { ReferenceTable } from '@/lib/engine/reference-table';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { frameSections, type Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import type { PageSources } from './page-sources';
import { createSlugReader } from './read-slugs';

/** A page whose blocks have their data, between the header and footer of its layout; still values. */
export type FilledPage = {
  header: StoredBlock[];
  main: StoredBlock[];
  footer: StoredBlock[];
  /** What all of them refer to. */
  references: ReferenceTable;
  /** Why blocks were left out. */
  faults: Fault[];
};

/** Blocks of one document: a section, which many pages share, or a page's own. */
export type Stretch = { blocks: readonly StoredBlock[]; of: 'page' | 'section' };

/** What stands on a page, from above to below. */
export type Stretches = Readonly<Record<'header' | 'main' | 'footer', readonly Stretch[]>>;

/** A page record with its data, as it stands at the address that `data` says. */
export async function fillPage(sources: PageSources, page: Page, data: DataContext): Promise<FilledPage> {
  const { header, footer } = await readFrame(sources, page, data);
  return fillStretches(sources, { header, main: [{ blocks: page.blocks, of: 'page' }], footer }, data);
}

/** What stands above and below a page of its layout. */
export async function readFrame(
  sources: PageSources,
  { layout }: Pick<Page, 'layout'>,
  { locale, subjects }: DataContext,
): Promise<Pick<Stretches, 'header' | 'footer'>> {
  const frame = frameSections(layout);
  const [header, footer] = await Promise.all(
    [frame.header, frame.footer].map(async (name): Promise<Stretch[]> => {
      const section = await sources.readSection({ name, locale, office: subjects.office });
      return [{ blocks: section?.blocks ?? [], of: 'section' }];
    }),
  );
  return { header: header ?? [], footer: footer ?? [] };
}

/** Documents with their data, as they stand one below the other at the address that `data` says. */
export async function fillStretches(
  sources: PageSources,
  { header, main, footer }: Stretches,
  data: DataContext,
): Promise<FilledPage> {
  const named = { ...data, slugOf: createSlugReader(sources.readReferences) };
  const provided = subjectsAt(data.path);
  const fill = async ({ blocks, of }: Stretch) => {
    const namedElsewhere = of === 'section' ? onManyPages : (kind: string) => provided.has(kind);
    const options = { namedElsewhere, registry };
    return fitBlocks(await fillBlocks(blocks, sources.findBinding, named, options), mostEffort[of]);
  };
  const fillAll = async (stretches: readonly Stretch[]) => {
    const filled = await Promise.all(stretches.map(fill));
    return {
      blocks: filled.flatMap(({ blocks }) => blocks),
      faults: filled.flatMap(({ faults }) => faults),
    };
  };
  const parts = await Promise.all([header, main, footer].map(fillAll));
  const [above = [], own = [], below = []] = parts.map(({ blocks }) => blocks);
  return {
    header: above,
    main: own,
    footer: below,
    references: await sources.readReferences(shownReferences([...above, ...own, ...below])),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
