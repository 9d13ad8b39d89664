import { defineSource } from '@/lib/engine/define-source';
import { enabledLocales } from '@/lib/i18n/locales';
import { isPersonal } from '@/lib/routes/query-variant';
import { languagesQuery } from '@/schemas/bindings/site-queries';
import { type PageLanguage, toLanguages } from './to-languages';

/** Links to the page in every language. */
export const languagesSource = defineSource<typeof languagesQuery, PageLanguage[]>({
  query: languagesQuery,
  read: async (_query, { path, locale, searchParams }) => {
    const search = searchParams && !isPersonal(searchParams) ? searchParams.toString() : '';
    return toLanguages(path, locale, enabledLocales, search);
  },
});
