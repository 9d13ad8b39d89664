import type { ComposedPage } from './backend';

/** Where visitors find a page, or one that a section stands on; led to its one spelling where there is one language. */
export const addressOf = ({ locale, path }: Pick<ComposedPage, 'locale' | 'path'>): string =>
  path === '/' ? `/${locale}` : `/${locale}${path}`;
