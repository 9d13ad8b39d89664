import { prerender } from 'react-dom/static';
import { pageSources } from '@/adapters/page-sources';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { composePage } from '@/lib/publish/compose-page';
import { DrawPage } from '@/lib/publish/draw-page';
import type { Locale } from '@/schemas/locale';

export type MadePage = {
  address: string;
  /** What a visitor gets: status, head and body, or where else to go. */
  shown: string;
  dependencies: ReadonlySet<string>;
};

/** A page made as the site makes it, with what it says it depends on. */
export async function makePage(locale: Locale, path: string): Promise<MadePage> {
  const { result, dependencies } = await gatherDependencies(() => composePage(pageSources, locale, path));
  const made = { address: `/${locale}${path}`, dependencies: new Set(dependencies) };
  if (result.status === 'moved' || result.status === 'nothing-yet')
    return { ...made, shown: JSON.stringify(result) };
  const { prelude } = await prerender(<DrawPage {...result} report={() => undefined} />);
  const head = JSON.stringify(pageMetadata(result));
  return { ...made, shown: `${result.status} ${head} ${await new Response(prelude).text()}` };
}
