import { contentLocale } from '@/lib/i18n/locales';
import type { ComposedPage } from './backend';

/** Where visitors find a page, or one that a section stands on; led to its one spelling where there is one language. */
export const addressOf = ({ locale, path }: Pick<ComposedPage, 'locale' | 'path'>): string =>
  path === '/' ? `/${locale}` : `/${locale}${path}`;

/** Its form in the CMS, in the language in which each has a name: in another one it would be titled by its number. */
export const settingsOf = ({ collection, id }: Pick<ComposedPage, 'collection' | 'id'>): string =>
  `/admin/collections/${collection}/${id}?locale=${contentLocale}`;
