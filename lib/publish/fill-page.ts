import { registry } from '@/blocks/registry';
import { shownReferences } from '@/lib/document/block-references';
import { mostEffort } from '@/lib/document/drawing-effort';
import type { DataContext } from '@/lib/engine/data-context';
import type { Fault } from '@/lib/engine/fault';
import { fillBlocks, namedSomewhere } from '@/lib/engine/fill-blocks';
import { fitBlocks } from '@/lib/engine/fit-blocks';
import type { ReferenceTable } from '@/lib/engine/reference-table';
import { sectionOwner } from '@/lib/routes/page-owner';
import { subjectsAt } from '@/lib/routes/route-subjects';
import { frameSections, type Page } from '@/schemas/page';
import type { Picture } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import type { PageSources } from './page-sources';
import { createFactReader } from './read-facts';
import { createSlugReader } from './read-slugs';
import { chosenLogo, shareLogo } from './share-logo';

/** A page whose blocks have their data, between the header and footer of its layout; still values. */
export type FilledPage = {
  header: StoredBlock[];
  main: StoredBlock[];
  footer: StoredBlock[];
  /** The one that stands in header and footer; null where nobody has chosen any. */
  logo: Picture | null;
  /** What all of them refer to. */
  references: ReferenceTable;
  /** Why blocks were left out. */
  faults: Fault[];
};

/** Blocks of one document: a section, which many pages share, or a page's own. */
export type Stretch = { blocks: readonly StoredBlock[]; of: 'page' | 'section' };

/** What stands on a page, from above to below; and the logo of the header, where the page has another. */
export type Stretches = Readonly<Record<'header' | 'main' | 'footer', readonly Stretch[]>> & {
  logo: Picture | null;
};

/** A page record with its data, as it stands at the address that `data` says. */
export async function fillPage(sources: PageSources, page: Page, data: DataContext): Promise<FilledPage> {
  const frame = await readFrame(sources, page, data);
  return fillStretches(sources, { ...frame, main: [{ blocks: page.blocks, of: 'page' }] }, data);
}

/** What stands above and below a page of its layout. */
export async function readFrame(
  sources: PageSources,
  { layout }: Pick<Page, 'layout'>,
  { locale, subjects }: DataContext,
): Promise<Omit<Stretches, 'main'>> {
  const frame = frameSections(layout);
  const usual = frameSections('default').header;
  const read = async (name: string) =>
    (await sources.readSection({ name, locale, ...sectionOwner(subjects) }))?.blocks ?? [];
  const [header, footer, elsewhere] = await Promise.all([
    read(frame.header),
    read(frame.footer),
    frame.header === usual ? [] : read(usual),
  ]);
  return {
    header: [{ blocks: header, of: 'section' }],
    footer: [{ blocks: footer, of: 'section' }],
    logo: chosenLogo(elsewhere),
  };
}

/** Documents with their data, as they stand one below the other at the address that `data` says. */
export async function fillStretches(
  sources: PageSources,
  { header, main, footer, logo: usual }: Stretches,
  data: DataContext,
): Promise<FilledPage> {
  const named: DataContext = {
    ...data,
    slugOf: createSlugReader(sources.readReferences),
    readFacts: createFactReader(sources.readFacts, data.locale),
  };
  const provided = subjectsAt(data.path);
  const fill = async ({ blocks, of }: Stretch) => {
    const namedElsewhere = of === 'section' ? namedSomewhere : (kind: string) => provided.has(kind);
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
  const lists = parts.map(({ blocks }) => blocks);
  const [above = [], own = [], below = []] = lists;
  // A page's own blocks may show somebody else's logo; a section that is worked on may be the header.
  const isSection = main.every(({ of }) => of === 'section');
  const logo = chosenLogo([...above, ...(isSection ? own : []), ...below]) ?? usual;
  return {
    header: shareLogo(above, logo),
    main: isSection ? shareLogo(own, logo) : own,
    footer: shareLogo(below, logo),
    logo,
    references: await sources.readReferences(shownReferences([...above, ...own, ...below])),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
