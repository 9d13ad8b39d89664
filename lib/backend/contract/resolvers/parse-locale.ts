import { createClientError } from '@/lib/backend/platform/client-error';
import { type Locale, localeSchema } from '@/schemas/locale';

/**
 * The locale argument of an operation.
 * @throws a client error for a locale that is not configured.
 */
export function parseLocale(value: string): Locale {
  const parsed = localeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw createClientError(
    `"${value}" is not a configured locale. Known locales: ${localeSchema.options.join(', ')}.`,
  );
}
