import { prerender } from 'react-dom/static';
import { pageSources } from '@/adapters/page-sources';
import { findDescribed, toDescribedPage, toGraphedPage } from '@/app/(site)/find-described';
import { pageMetadata } from '@/lib/discovery/page-metadata';
import { pageGraph } from '@/lib/discovery/structured-data/page-graph';
import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { composeNotFound } from '@/lib/publish/compose-page';
import { DrawPage } from '@/lib/publish/draw-page';
import type { Locale } from '@/schemas/locale';

export type MadePage = {
  address: string;
  /** What a visitor gets: status, head and body, what programs read, or where else to go. */
  shown: string;
  dependencies: ReadonlySet<string>;
};

/** A page made as the site makes it, with what it says it depends on. */
export async function makePage(locale: Locale, path: string): Promise<MadePage> {
  const { result, dependencies } = await gatherDependencies(
    async () =>
      (await findDescribed(locale, path)) ?? {
        composition: await composeNotFound(pageSources, locale),
        facts: null,
      },
  );
  const { composition, facts } = result;
  const made = { address: `/${locale}${path}`, dependencies: new Set(dependencies) };
  if (composition.status === 'moved' || composition.status === 'nothing-yet')
    return { ...made, shown: JSON.stringify(composition) };
  const { prelude } = await prerender(<DrawPage {...composition} report={() => undefined} />);
  const head = JSON.stringify(pageMetadata(toDescribedPage(composition, facts)));
  const graphed = toGraphedPage(composition, facts);
  // When a post was last changed is told as well; changed back, it was changed again.
  const graph = JSON.stringify(graphed && pageGraph(graphed)).replace(/"dateModified":"[^"]*"/, '');
  return { ...made, shown: `${composition.status} ${head} ${graph} ${await new Response(prelude).text()}` };
}
