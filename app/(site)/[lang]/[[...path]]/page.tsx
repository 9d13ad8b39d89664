import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { reportOnce } from '@/lib/engine/report-once';
import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { shareAnswer } from '@/lib/page-cache/shared-answers';
import { type Composition, composeNotFound, findPage } from '@/lib/publish/compose-page';
import { DrawPage } from '@/lib/publish/draw-page';
import type { Locale } from '@/schemas/locale';
import { answerTags } from '../../answer-tags';
import { MovedPage } from '../../moved-page';
import { NothingYet } from '../../nothing-yet';
import { pageMetadata } from '../../page-metadata';
import { tagPage } from '../../tag-page';

/** Made on the first visit, kept until something it depends on is renewed. */
export const dynamicParams = true;
export const revalidate = false;
export const generateStaticParams = (): [] => [];

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** Null for what need not be drawn, since it is as at another address. */
type Made = { composition: Composition | null; tags: string[] };

const compose = cache(async (locale: Locale, path: string): Promise<Made> => {
  const found = await gatherDependencies(() => findPage(pageSources, locale, path));
  if (found.result)
    return {
      composition: found.result,
      tags: [...found.dependencies, ...answerTags(found.result)],
    };
  const { tag, isThere } = shareAnswer(`${locale} not found`);
  if (isThere) return { composition: null, tags: [...found.dependencies, tag] };
  const shown = await gatherDependencies(() => composeNotFound(pageSources, locale));
  const tags = [...found.dependencies, ...shown.dependencies, ...answerTags(shown.result), tag];
  return { composition: shown.result, tags };
});
const composed = async ({ params }: PageInput) => {
  const { lang, path = [] } = await params;
  const locale = findEnabledLocale(lang);
  return locale ? compose(locale, `/${path.join('/')}`) : notFound();
};

export async function generateMetadata(input: PageInput): Promise<Metadata> {
  const { composition } = await composed(input);
  if (composition?.status === 'nothing-yet') return { robots: { index: false } };
  return composition && composition.status !== 'moved' ? pageMetadata(composition) : {};
}

/** Every public page. */
export default async function Page(input: PageInput): Promise<ReactElement | null> {
  const { composition, tags } = await composed(input);
  await tagPage(tags);
  if (!composition) return null;
  if (composition.status === 'nothing-yet') return <NothingYet lang={(await input.params).lang} />;
  return composition.status === 'moved' ? (
    <MovedPage to={composition.to} />
  ) : (
    <DrawPage {...composition} report={reportOnce(composition.path)} />
  );
}
