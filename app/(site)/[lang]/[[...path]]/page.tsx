import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { RenderBlocks } from '@/lib/engine/render-blocks';
import { reportOnce } from '@/lib/engine/report-once';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { composePage } from '../../compose-page';
import { MovedPage } from '../../moved-page';
import { pageMetadata } from '../../page-metadata';
import { tagPage } from '../../tag-page';

/** Made on the first visit, kept until one of its tags is renewed. */
export const dynamicParams = true;
export const revalidate = false;
export const generateStaticParams = (): [] => [];

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

const compose = cache(composePage);
const composed = async ({ params }: PageInput) => {
  const { lang, path = [] } = await params;
  const locale = findEnabledLocale(lang);
  return locale ? compose(locale, `/${path.join('/')}`) : notFound();
};

export async function generateMetadata(input: PageInput): Promise<Metadata> {
  const composition = await composed(input);
  return composition.status === 'redirect' ? {} : pageMetadata(composition);
}

/** Every public page: its header, content and footer are lists of blocks. */
export default async function Page(input: PageInput): Promise<ReactElement> {
  const composition = await composed(input);
  await tagPage(composition.tags);
  if (composition.status === 'redirect') return <MovedPage to={composition.to} />;
  const { header, main, footer, faults, context, path } = composition;
  const report = reportOnce(path);
  report(faults);
  return (
    <>
      <RenderBlocks blocks={header} page={context} report={report} />
      <main id="content" tabIndex={-1}>
        <RenderBlocks blocks={main} page={context} report={report} />
      </main>
      <RenderBlocks blocks={footer} page={context} report={report} />
    </>
  );
}
