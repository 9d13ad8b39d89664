import { contentLocale } from '@/lib/i18n/locales';
import type { ComposedPage } from './composer-api';

/**
 * Public path of a page, or of the page on which a section is edited. On a site with one language the server
 * redirects it to the path without a locale.
 */
export const publicPathOf = ({ locale, path }: Pick<ComposedPage, 'locale' | 'path'>): string =>
  path === '/' ? `/${locale}` : `/${locale}${path}`;

/**
 * Edit form of the page in the CMS, in the content language: in other languages a page without a title would
 * be titled by its id.
 */
export const adminPathOf = ({ collection, id }: Pick<ComposedPage, 'collection' | 'id'>): string =>
  `/admin/collections/${collection}/${id}?locale=${contentLocale}`;
