import { registry } from '@/blocks/registry';
import { shownReferences } from '@/lib/document/block-references';
import { mostEffort } from '@/lib/document/drawing-effort';
import type { DataContext } from '@/lib/engine/data-context';
import type { Fault } from '@/lib/engine/fault';
import { fillBlocks } from '@/lib/engine/fill-blocks';
import { fitBlocks } from '@/lib/engine/fit-blocks';
import type { ReferenceTable } from '@/lib/engine/reference-table';
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

/** A page record with its data, as it stands at the address that `data` says. */
export async function fillPage(sources: PageSources, page: Page, data: DataContext): Promise<FilledPage> {
  const { locale, subjects } = data;
  const frame = frameSections(page.layout);
  const sections = await Promise.all(
    [frame.header, frame.footer].map((name) =>
      sources.readSection({ name, locale, office: subjects.office }),
    ),
  );
  const [above = [], below = []] = sections.map((section) => section?.blocks ?? []);
  const named = { ...data, slugOf: createSlugReader(sources.readReferences) };
  const fill = async (blocks: StoredBlock[], most: 'page' | 'section') => {
    const filled = await fillBlocks(blocks, sources.findBinding, named, {
      shared: most === 'section',
      registry,
    });
    return fitBlocks(filled, mostEffort[most]);
  };
  const [header, main, footer] = await Promise.all([
    fill(above, 'section'),
    fill(page.blocks, 'page'),
    fill(below, 'section'),
  ]);
  const parts = [header, main, footer];
  return {
    header: header.blocks,
    main: main.blocks,
    footer: footer.blocks,
    references: await sources.readReferences(shownReferences(parts.flatMap(({ blocks }) => blocks))),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
