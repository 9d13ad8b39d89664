import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { pageMetadata } from '@/lib/discovery/page-metadata';
import type { RecordFacts } from '@/lib/discovery/record-facts';
import { pageGraph } from '@/lib/discovery/structured-data/page-graph';
import { StructuredData } from '@/lib/discovery/structured-data/structured-data';
import { reportOnce } from '@/lib/engine/report-once';
import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { briefTag, passingTag } from '@/lib/page-cache/answer-tags';
import { shareAnswer } from '@/lib/page-cache/shared-answers';
import { type Composition, composeNotFound } from '@/lib/publish/compose-page';
import { DrawPage } from '@/lib/publish/draw-page';
import { isPersonal, readAskedPath } from '@/lib/routes/asked-path';
import { notFoundText } from '@/lib/routes/not-found-text';
import type { Locale } from '@/schemas/locale';
import { answerTags } from '../../answer-tags';
import { findDescribed, toDescribedPage, toGraphedPage } from '../../find-described';
import { MovedPage } from '../../moved-page';
import { NothingYet } from '../../nothing-yet';
import { tagPage } from '../../tag-page';

/** Made on the first visit, kept until something it depends on is renewed. */
export const dynamicParams = true;
export const revalidate = false;
export const generateStaticParams = (): [] => [];

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** Null for what need not be drawn, since it is as at another address. */
type Made = { composition: Composition | null; facts: RecordFacts | null; tags: string[] };

const compose = cache(async (locale: Locale, path: string, asked: string | null): Promise<Made> => {
  const query = asked === null ? null : new URLSearchParams(asked);
  const found = await gatherDependencies(() => findDescribed(locale, path, query));
  const passing = query === null ? [] : [isPersonal(query) ? passingTag : briefTag];
  if (found.result)
    return {
      ...found.result,
      tags: [...found.dependencies, ...answerTags(found.result.composition), ...passing],
    };
  const text = notFoundText(path);
  const { tag, isThere } = shareAnswer(`${locale} ${text ? `${text} ` : ''}not found`);
  if (isThere) return { composition: null, facts: null, tags: [...found.dependencies, tag, ...passing] };
  const shown = await gatherDependencies(() => composeNotFound(pageSources, locale, text));
  const tags = [...found.dependencies, ...shown.dependencies, ...answerTags(shown.result), tag, ...passing];
  return { composition: shown.result, facts: null, tags };
});
const composed = async ({ params }: PageInput) => {
  const { lang, path = [] } = await params;
  const locale = findEnabledLocale(lang);
  const read = readAskedPath(path);
  return locale ? compose(locale, read.path, read.asked) : notFound();
};

export async function generateMetadata(input: PageInput): Promise<Metadata> {
  const { composition, facts } = await composed(input);
  if (composition?.status === 'nothing-yet') return { robots: { index: false } };
  return composition && composition.status !== 'moved'
    ? pageMetadata(toDescribedPage(composition, facts))
    : {};
}

/** Every public page. */
export default async function Page(input: PageInput): Promise<ReactElement | null> {
  const { composition, facts, tags } = await composed(input);
  await tagPage(tags);
  if (!composition) return null;
  if (composition.status === 'nothing-yet') return <NothingYet lang={(await input.params).lang} />;
  if (composition.status === 'moved') return <MovedPage to={composition.to} />;
  const graphed = toGraphedPage(composition, facts);
  return (
    <>
      <DrawPage {...composition} report={reportOnce(composition.path)} />
      {graphed && <StructuredData graph={pageGraph(graphed)} />}
    </>
  );
}
