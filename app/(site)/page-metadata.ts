import type { Metadata } from 'next';
import { fillText } from '@/lib/engine/fill-names';
import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import type { Composition } from '@/lib/publish/compose-page';
import { languagePath } from '@/lib/routes/context-href';

const listingCopy = /^\/(?:locations\/[^/]+\/[^/]+|agents\/[^/]+(?:\/franchise)?)(\/listings\/[^/]+)$/;

type Described = Extract<Composition, { status: 'page' | 'not-found' }>;

/**
 * What a page says of itself to browsers and search engines: an office its own words first, a listing or post
 * its summary unless the page has words of its own. Copies of a listing point at the network's page of it.
 */
export function pageMetadata({ page, names, ownWords, path, context, status }: Described): Metadata {
  const isOffice = page.route === 'LocationDetail';
  const title = (isOffice && ownWords.title) || fillText(page.metaTitle || page.title, names);
  const description =
    (isOffice && ownWords.summary) || fillText(page.metaDescription || ownWords.summary || '', names);
  const canonical = languagePath(context.locale, canonicalPath(path));
  const hidden = status === 'not-found' || page.noindex;
  return {
    title: title.includes(names.network ?? '') ? title : `${title} | ${names.network}`,
    ...(description && { description }),
    ...(hidden
      ? { robots: { index: false } }
      : { alternates: { canonical, languages: languages(canonicalPath(path)) } }),
    openGraph: {
      title,
      ...(description && { description }),
      url: canonical,
      locale: context.locale.replace('-', '_'),
    },
  };
}

function canonicalPath(path: string): string {
  const copied = listingCopy.exec(path)?.[1];
  return copied ? `/buy-a-business${copied}` : path;
}

function languages(path: string): Record<string, string> {
  const each = enabledLocales.map((locale) => [locale, languagePath(locale, path)] as const);
  return { ...Object.fromEntries(each), 'x-default': languagePath(defaultLocale, path) };
}
