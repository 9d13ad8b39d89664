import { clientError } from '@/lib/backend/contract/limits/client-error';
import { type Locale, localeSchema } from '@/schemas/locale';

/** The locale an operation names; throws a clear error for one that is not configured. */
export function readLocale(written: string): Locale {
  const parsed = localeSchema.safeParse(written);
  if (parsed.success) return parsed.data;
  throw clientError(
    `"${written}" is not a configured locale. Known locales: ${localeSchema.options.join(', ')}.`,
  );
}
