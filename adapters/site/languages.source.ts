import { defineSource } from '@/lib/engine/define-source';
import { enabledLocales } from '@/lib/i18n/locales';
import { languagesQuery } from '@/schemas/bindings/site-queries';
import { type PageLanguage, toLanguages } from './to-languages';

/** The page in every language. */
export const languagesSource = defineSource<typeof languagesQuery, PageLanguage[]>({
  query: languagesQuery,
  read: async (_query, { path, locale }) => toLanguages(path, locale, enabledLocales),
});
