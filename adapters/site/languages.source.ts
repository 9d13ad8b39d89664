import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { enabledLocales } from '@/lib/i18n/locales';
import { type PageLanguage, toLanguages } from './to-languages';

const querySchema = z.strictObject({});
type Query = z.infer<typeof querySchema>;

/** The page in every language. */
export const languagesSource: Source<'languages', Query, PageLanguage[]> = {
  name: 'languages',
  query: querySchema,
  tags: () => [],
  read: async (_query, { path, locale }) => toLanguages(path, locale, enabledLocales),
};
