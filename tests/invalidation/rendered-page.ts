import { pageSources } from '@/adapters/page-sources';
import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import { monotonicNow } from '@/lib/page-store/page-state';
import { composeNotFound } from '@/lib/publish/compose-page';
import type { Locale } from '@/schemas/locale';
import { findPageWithFacts } from '@/site/page-description';
import { renderDocument } from '@/site/render-document';

export type PageOutput = {
  address: string;
  /** The response for a visitor: status and document, or the redirect target. */
  output: string;
  dependencies: ReadonlySet<string>;
};

/** Renders a page as the site does, with its dependencies; with `canReuse` from content that was read earlier. */
export async function renderPage(locale: Locale, path: string, canReuse = false): Promise<PageOutput> {
  const { result: page, dependencies } = await collectDependencies(
    async () =>
      (await findPageWithFacts(locale, path)) ?? {
        composition: await composeNotFound(pageSources, locale),
        facts: null,
      },
    { currentSince: canReuse ? monotonicNow() : null },
  );
  const { composition } = page;
  const rendered = { address: `/${locale}${path}`, dependencies: new Set(dependencies) };
  if (composition.status === 'redirect' || composition.status === 'unconfigured')
    return { ...rendered, output: JSON.stringify(composition) };
  // The document contains the date of a post's last change, which a reverted change also updates.
  const html = (await renderDocument(locale, page)).replace(/"dateModified":"[^"]*"/, '');
  return { ...rendered, output: `${composition.status} ${html}` };
}
