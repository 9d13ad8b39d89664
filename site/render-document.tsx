import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { AreaNavigation } from '@/lib/buyer-area/area-navigation';
import { pageMetadata } from '@/lib/discovery/page-metadata';
import { pageGraph } from '@/lib/discovery/structured-data/page-graph';
import { StructuredData } from '@/lib/discovery/structured-data/structured-data';
import { createIssueLogger } from '@/lib/engine/create-issue-logger';
import { FormConfirmation } from '@/lib/forms/view/form-confirmation.client';
import type { Composition } from '@/lib/publish/compose-page';
import { PageView } from '@/lib/publish/page-view';
import { readSiteAssets } from '@/lib/site-assets/site-assets';
import type { Locale } from '@/schemas/locale';
import { type PageWithFacts, toDescribedPage, toGraphedPage } from './page-description';
import { PageDocument } from './page-document';
import { UnconfiguredPage } from './unconfigured-page';

/** Above this size, in bytes, React appends parts of a page after the document and moves them with a script. */
const MAX_INLINE_BYTES = 100_000_000;

/**
 * The complete HTML of a page, empty for a redirect. `confirmation` answers a form that was sent without JavaScript.
 * @throws when it cannot be rendered.
 */
export async function renderDocument(
  locale: Locale,
  { composition, facts }: PageWithFacts,
  confirmation: string | null = null,
): Promise<string> {
  if (composition.status === 'redirect') return '';
  const assets = readSiteAssets();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    composition.status === 'unconfigured' ? (
      <PageDocument locale={locale} metadata={{ robots: { index: false } }} assets={assets}>
        <UnconfiguredPage locale={locale} />
      </PageDocument>
    ) : (
      <PageDocument
        locale={locale}
        metadata={pageMetadata(toDescribedPage(composition, facts))}
        assets={assets}
        layout={composition.page.layout}
      >
        <PageBody composition={composition} facts={facts} confirmation={confirmation} />
      </PageDocument>
    ),
    { onError: (error) => void errors.push(error), progressiveChunkSize: MAX_INLINE_BYTES },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

type PageBodyProps = PageWithFacts & {
  composition: Extract<Composition, { status: 'page' | 'not-found' }>;
  confirmation: string | null;
};

function PageBody({ composition, facts, confirmation }: PageBodyProps): ReactElement {
  const { page, context, path } = composition;
  // Thank-you pages are not indexed, and neither are few others.
  const mayConfirm = page.noindex && context.searchParams === null && confirmation === null;
  const graphPage = toGraphedPage(composition, facts);
  return (
    <>
      <PageView
        {...composition}
        navigation={page.layout === 'buyer' && <AreaNavigation page={context} path={path} />}
        notice={confirmation}
        report={createIssueLogger(path)}
      />
      {mayConfirm && <FormConfirmation />}
      {graphPage && <StructuredData graph={pageGraph(graphPage)} />}
    </>
  );
}
