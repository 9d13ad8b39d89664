import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { pageMetadata } from '@/lib/discovery/page-metadata';
import type { RecordFacts } from '@/lib/discovery/record-facts';
import { pageGraph } from '@/lib/discovery/structured-data/page-graph';
import { StructuredData } from '@/lib/discovery/structured-data/structured-data';
import { createIssueLogger } from '@/lib/engine/create-issue-logger';
import { readSignedText } from '@/lib/forms/signed-text';
import { FormConfirmation } from '@/lib/forms/view/form-confirmation.client';
import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { noStoreTag, sharedPageTag, shortTtlTag } from '@/lib/page-cache/cache-directives';
import { syncInvalidations } from '@/lib/page-store/sync-invalidations';
import { type Composition, composeNotFound } from '@/lib/publish/compose-page';
import { PageView } from '@/lib/publish/page-view';
import { missingAttributes } from '@/lib/routes/context-attributes';
import { notFoundText } from '@/lib/routes/not-found-text';
import { isPersonal, parseQueryVariantPath } from '@/lib/routes/query-variant';
import { confirmationParameter } from '@/lib/routes/request-names';
import type { Locale } from '@/schemas/locale';
import { findPageWithFacts, toDescribedPage, toGraphedPage } from '../../page-description';
import { RedirectPage } from '../../redirect-page';
import { statusTags } from '../../status-tags';
import { tagPage } from '../../tag-page';
import { UnconfiguredPage } from '../../unconfigured-page';

/** Pages are rendered on the first visit and cached until something they depend on is invalidated. */
export const dynamicParams = true;
export const revalidate = false;
export const generateStaticParams = (): [] => [];

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/**
 * `composition` is null when the page need not be rendered because another address already has the same one.
 * `confirmation` answers a form that was sent without JavaScript.
 */
type PageResult = {
  composition: Composition | null;
  facts: RecordFacts | null;
  tags: string[];
  confirmation: string | null;
};

const notFoundResult = { composition: null, facts: null, confirmation: null };

const compose = cache(
  async (locale: Locale, path: string, queryString: string | null): Promise<PageResult> => {
    const query = queryString === null ? null : new URLSearchParams(queryString);
    const token = query?.get(confirmationParameter);
    const confirmation = token ? readSignedText(confirmationParameter, token) : null;
    // A confirmed page is the page without a query; any other token redirects to it.
    const reuse = { canReuse: await syncInvalidations() };
    const described = await collectDependencies(
      () => findPageWithFacts(locale, path, confirmation ? null : query),
      reuse,
    );
    const ttlTags = query === null ? [] : [isPersonal(query) ? noStoreTag : shortTtlTag];
    if (described.result)
      return {
        ...described.result,
        confirmation,
        tags: [...described.dependencies, ...statusTags(described.result.composition), ...ttlTags],
      };
    const text = notFoundText(path);
    const attributes = missingAttributes(path);
    const kind = `${text ? `${text} ` : ''}${'office' in attributes ? 'agent ' : ''}not found`;
    const { tag, isCached: isAlreadyShared } = sharedPageTag(`${locale} ${kind}`);
    if (isAlreadyShared) return { ...notFoundResult, tags: [...described.dependencies, tag, ...ttlTags] };
    const notFoundPage = await collectDependencies(
      () => composeNotFound(pageSources, locale, text, attributes),
      reuse,
    );
    const tags = [
      ...described.dependencies,
      ...notFoundPage.dependencies,
      ...statusTags(notFoundPage.result),
      tag,
      ...ttlTags,
    ];
    return { ...notFoundResult, composition: notFoundPage.result, tags };
  },
);
const composeFromInput = async ({ params }: PageInput) => {
  const { lang, path = [] } = await params;
  const locale = findEnabledLocale(lang);
  const variant = parseQueryVariantPath(path);
  return locale ? compose(locale, variant.path, variant.query) : notFound();
};

export async function generateMetadata(input: PageInput): Promise<Metadata> {
  const { composition, facts } = await composeFromInput(input);
  if (composition?.status === 'unconfigured') return { robots: { index: false } };
  return composition && composition.status !== 'redirect'
    ? pageMetadata(toDescribedPage(composition, facts))
    : {};
}

/** Renders every public page. */
export default async function Page(input: PageInput): Promise<ReactElement | null> {
  const { composition, facts, confirmation, tags } = await composeFromInput(input);
  await tagPage(tags);
  if (!composition) return null;
  if (composition.status === 'unconfigured') return <UnconfiguredPage lang={(await input.params).lang} />;
  if (composition.status === 'redirect') return <RedirectPage to={composition.to} />;
  const { page, context } = composition;
  // Thank-you pages are not indexed, and neither are few others.
  const mayConfirm = page?.noindex === true && context.searchParams === null && confirmation === null;
  const graphPage = toGraphedPage(composition, facts);
  return (
    <>
      <PageView {...composition} notice={confirmation} report={createIssueLogger(composition.path)} />
      {mayConfirm && <FormConfirmation />}
      {graphPage && <StructuredData graph={pageGraph(graphPage)} />}
    </>
  );
}
