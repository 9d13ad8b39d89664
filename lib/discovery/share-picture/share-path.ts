import { findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';

/** Pixels, as social networks show them. */
export const shareSize = { width: 1200, height: 630 } as const;

const ending = '.jpg';

/** Where the picture of a page is; `path` has no language. */
export const sharePath = (locale: Locale, path: string): string =>
  `/media/share/${locale}${path === '/' ? '' : path}${ending}`;

/** The page whose picture is asked for by what stands behind `/media/share/`; null when there is no such address. */
export function readSharePath(parts: readonly string[]): { locale: Locale; path: string } | null {
  const asked = parts.join('/');
  if (!asked.endsWith(ending)) return null;
  const [first, ...rest] = asked.slice(0, -ending.length).split('/');
  const locale = findEnabledLocale(first);
  return locale ? { locale, path: `/${rest.join('/')}` } : null;
}
