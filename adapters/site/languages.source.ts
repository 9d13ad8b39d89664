import { defineSource } from '@/lib/engine/define-source';
import { enabledLocales } from '@/lib/i18n/locales';
import { isPersonal } from '@/lib/routes/asked-path';
import { languagesQuery } from '@/schemas/bindings/site-queries';
import { type PageLanguage, toLanguages } from './to-languages';

/** The page in every language. */
export const languagesSource = defineSource<typeof languagesQuery, PageLanguage[]>({
  query: languagesQuery,
  read: async (_query, { path, locale, asked }) => {
    const search = asked && !isPersonal(asked) ? asked.toString() : '';
    return toLanguages(path, locale, enabledLocales, search);
  },
});
