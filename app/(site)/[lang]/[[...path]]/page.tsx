import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { reportOnce } from '@/lib/engine/report-once';
import { gatherDependencies } from '@/lib/graphql/gather-dependencies';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { composePage } from '@/lib/publish/compose-page';
import { DrawPage } from '@/lib/publish/draw-page';
import type { Locale } from '@/schemas/locale';
import { answerTags } from '../../answer-tags';
import { MovedPage } from '../../moved-page';
import { pageMetadata } from '../../page-metadata';
import { tagPage } from '../../tag-page';

/** Made on the first visit, kept until something it depends on is renewed. */
export const dynamicParams = true;
export const revalidate = false;
export const generateStaticParams = (): [] => [];

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

const compose = cache((locale: Locale, path: string) =>
  gatherDependencies(() => composePage(pageSources, locale, path)),
);
const composed = async ({ params }: PageInput) => {
  const { lang, path = [] } = await params;
  const locale = findEnabledLocale(lang);
  return locale ? compose(locale, `/${path.join('/')}`) : notFound();
};

export async function generateMetadata(input: PageInput): Promise<Metadata> {
  const { result: composition } = await composed(input);
  return composition.status === 'moved' ? {} : pageMetadata(composition);
}

/** Every public page. */
export default async function Page(input: PageInput): Promise<ReactElement> {
  const { result: composition, dependencies } = await composed(input);
  await tagPage([...dependencies, ...answerTags(composition)]);
  return composition.status === 'moved' ? (
    <MovedPage to={composition.to} />
  ) : (
    <DrawPage {...composition} report={reportOnce(composition.path)} />
  );
}
