import { registry } from '@/blocks/registry';
import { shownReferences } from '@/lib/document/block-references';
import { mostEffort } from '@/lib/document/drawing-effort';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { DataContext } from '@/lib/engine/data-context';
import type { Fault } from '@/lib/engine/fault';
import { fillBlocks } from '@/lib/engine/fill-blocks';
import { fitBlocks } from '@/lib/engine/fit-blocks';
import { type LoadedBlock, loadBlocks } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import type { RouteMatch } from '@/lib/routes/match-route';
import { frameSections, type Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import type { PageSources } from './page-sources';
import { createSlugReader } from './read-slugs';

/** A page whose blocks have their data and their views, ready to be drawn. */
export type ComposedPage = {
  path: string;
  page: Page;
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: LoadedBlock[];
  main: LoadedBlock[];
  footer: LoadedBlock[];
  /** Why blocks were left out before they were drawn. */
  faults: Fault[];
};

/** A page record as it stands at the address that `match` and `data` say, between the header and footer of its layout. */
export async function composeBlocks(
  sources: PageSources,
  page: Page,
  data: DataContext,
  match: RouteMatch,
): Promise<ComposedPage> {
  const { locale, subjects } = data;
  const frame = frameSections(page.layout);
  const sections = await Promise.all(
    [frame.header, frame.footer].map((name) =>
      sources.readSection({ name, locale, office: subjects.office }),
    ),
  );
  const [header = [], footer = []] = sections.map((section) => section?.blocks ?? []);
  const named = { ...data, slugOf: createSlugReader(sources.readReferences) };
  const fill = async (blocks: StoredBlock[], most: 'page' | 'section') => {
    const filled = await fillBlocks(blocks, sources.findBinding, named, {
      shared: most === 'section',
      registry,
    });
    return fitBlocks(filled, mostEffort[most]);
  };
  const filled = await Promise.all([
    fill(header, 'section'),
    fill(page.blocks, 'page'),
    fill(footer, 'section'),
  ]);
  const [references, [top = [], main = [], bottom = []]] = await Promise.all([
    sources.readReferences(shownReferences(filled.flatMap((part) => part.blocks))),
    Promise.all(filled.map((part) => loadBlocks(part.blocks, registry))),
  ]);
  return {
    path: data.path,
    page,
    names: data.names,
    context: createPageContext({ locale, references, href: contextHref(contextOf(match, locale)) }),
    header: top,
    main,
    footer: bottom,
    faults: filled.flatMap((part) => part.faults),
  };
}
