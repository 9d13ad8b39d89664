import { prerender } from 'react-dom/static';
import { pageSources } from '@/adapters/page-sources';
import { findPageWithFacts, toDescribedPage, toGraphedPage } from '@/app/(site)/page-description';
import { pageMetadata } from '@/lib/discovery/page-metadata';
import { pageGraph } from '@/lib/discovery/structured-data/page-graph';
import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import { composeNotFound } from '@/lib/publish/compose-page';
import { PageView } from '@/lib/publish/page-view';
import type { Locale } from '@/schemas/locale';

export type PageOutput = {
  address: string;
  /** The response for a visitor: status, head and body, structured data, or the redirect target. */
  output: string;
  dependencies: ReadonlySet<string>;
};

/** Renders a page as the site does, with its dependencies; `canReuse` as in `collectDependencies`. */
export async function renderPage(locale: Locale, path: string, canReuse = false): Promise<PageOutput> {
  const { result, dependencies } = await collectDependencies(
    async () =>
      (await findPageWithFacts(locale, path)) ?? {
        composition: await composeNotFound(pageSources, locale),
        facts: null,
      },
    { canReuse },
  );
  const { composition, facts } = result;
  const rendered = { address: `/${locale}${path}`, dependencies: new Set(dependencies) };
  if (composition.status === 'redirect' || composition.status === 'unconfigured')
    return { ...rendered, output: JSON.stringify(composition) };
  const { prelude } = await prerender(<PageView {...composition} report={() => undefined} />);
  const head = JSON.stringify(pageMetadata(toDescribedPage(composition, facts)));
  const graphed = toGraphedPage(composition, facts);
  // The output contains the date of a post's last change, which a reverted change also updates.
  const graph = JSON.stringify(graphed && pageGraph(graphed)).replace(/"dateModified":"[^"]*"/, '');
  return {
    ...rendered,
    output: `${composition.status} ${head} ${graph} ${await new Response(prelude).text()}`,
  };
}
