import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { DataContext } from '@/lib/engine/data-context';
import type { Fault } from '@/lib/engine/fault';
import { type LoadedBlock, loadBlocks, typesOf } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { pageCustoms } from '@/lib/engine/page-customs';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import type { RouteMatch } from '@/lib/routes/match-route';
import type { Image } from '@/schemas/image';
import type { Page } from '@/schemas/page';
import { fillPage } from './fill-page';
import type { PageSources } from './page-sources';

/** A page whose blocks have their data and their views, ready to be drawn. */
export type ComposedPage = {
  path: string;
  page: Page;
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: LoadedBlock[];
  main: LoadedBlock[];
  footer: LoadedBlock[];
  /** That of the header which the page has. */
  logo: Image | null;
  /** Why blocks were left out before they were drawn. */
  faults: Fault[];
  /** Whether it is another page for who asks it something. */
  answersQuery: boolean;
};

/** A page record as it stands at the address that `match` and `data` say, between the header and footer of its layout. */
export async function composeBlocks(
  sources: PageSources,
  page: Page,
  data: DataContext,
  match: RouteMatch,
): Promise<ComposedPage> {
  const filled = await fillPage(sources, page, data);
  const [header, main, footer] = await Promise.all(
    [filled.header, filled.main, filled.footer].map((blocks) => loadBlocks(blocks, registry)),
  );
  const { locale, asked = null } = data;
  const { references, faults } = filled;
  const context = createPageContext(
    { locale, references, href: contextHref(contextOf(match, locale)), asked },
    pageCustoms(locale),
  );
  return {
    path: data.path,
    page,
    names: data.names,
    context,
    header: header ?? [],
    main: main ?? [],
    footer: footer ?? [],
    logo: context.picture(filled.logo),
    faults,
    answersQuery: [...typesOf([...filled.header, ...filled.main, ...filled.footer])].some(
      (type) => registry.get(type)?.answersQuery,
    ),
  };
}
