import { registry } from '@/blocks/registry';
import { createPageContext } from '@/lib/engine/create-page-context';
import type { DataContext } from '@/lib/engine/data-context';
import type { Issue } from '@/lib/engine/issue';
import { type LoadedBlock, loadBlocks, typesOf } from '@/lib/engine/load-blocks';
import type { PageContext } from '@/lib/engine/page-context';
import { pageI18n } from '@/lib/engine/page-i18n';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import type { RouteMatch } from '@/lib/routes/match-route';
import type { Image } from '@/schemas/image';
import type { Page } from '@/schemas/page';
import type { StoredBlock } from '@/schemas/stored-block';
import { resolvePageBindings } from './page-bindings';
import type { PageSources } from './page-sources';

/** A page whose blocks have their data and views and are ready to render. */
export type RenderablePage = {
  path: string;
  page: Page;
  names: Readonly<Record<string, string>>;
  context: PageContext;
  header: LoadedBlock[];
  main: LoadedBlock[];
  footer: LoadedBlock[];
  /** The logo of the header of this page. */
  logo: Image | null;
  /** Why blocks were omitted before rendering. */
  issues: Issue[];
  /** Whether the content depends on the query string of the request. */
  hasQueryVariants: boolean;
  /** The analytics providers whose scripts the page may load (`schemas/provider.ts`). */
  providers: string[];
};

/**
 * Prepares a page record for the address given by `match` and `data`, with the header and footer of its
 * layout.
 */
export async function composeBlocks(
  sources: PageSources,
  page: Page,
  data: DataContext,
  match: RouteMatch,
): Promise<RenderablePage> {
  const boundPage = await resolvePageBindings(sources, page, data);
  const [header, main, footer] = await Promise.all(
    [boundPage.header, boundPage.main, boundPage.footer].map((blocks) => loadBlocks(blocks, registry)),
  );
  const { locale, searchParams = null } = data;
  const { references, issues } = boundPage;
  const context = createPageContext(
    { locale, references, href: contextHref(contextOf(match, locale)), searchParams },
    pageI18n(locale),
  );
  const allBlocks = [...boundPage.header, ...boundPage.main, ...boundPage.footer];
  return {
    path: data.path,
    page,
    names: data.names,
    context,
    header: header ?? [],
    main: main ?? [],
    footer: footer ?? [],
    logo: context.picture(boundPage.logo),
    issues,
    hasQueryVariants: [...typesOf(allBlocks)].some((type) => registry.get(type)?.hasQueryVariants),
    providers: findProviders(allBlocks),
  };
}

const namesWithId = (providers: unknown): string[] =>
  Object.entries(Object(providers)).flatMap(([name, id]) => (id ? [name] : []));

/** The names in the `providers` of the consent banners, which load the scripts of analytics. */
function findProviders(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap(({ type, props, slots }) => [
    ...(type === 'consent-banner' ? namesWithId(props.providers) : []),
    ...Object.values(slots ?? {}).flatMap(findProviders),
  ]);
}
