import type { Source } from '@/lib/engine/bindings';
import { enabledLocales } from '@/lib/i18n/locales';
import { languagesQuery } from '@/schemas/bindings/site-queries';
import { type PageLanguage, toLanguages } from './to-languages';

/** The page in every language. */
export const languagesSource: Source<typeof languagesQuery, PageLanguage[]> = {
  query: languagesQuery,
  tags: () => [],
  read: async (_query, { path, locale }) => toLanguages(path, locale, enabledLocales),
};
