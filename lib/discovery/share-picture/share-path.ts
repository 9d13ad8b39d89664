import { findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';

/** Pixels, as social networks show them. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page is; `path` has no language. */
export const sharePath = (locale: Locale, path: string): string =>
  `/share/${locale}${path === '/' ? '' : path}.png`;

/** The page whose picture is asked for by the parts of such an address behind `/share`; null when there is no such address. */
export function readSharePath(parts: readonly string[]): { locale: Locale; path: string } | null {
  const [, whole] = /^(.+)\.png$/.exec(parts.join('/')) ?? [];
  const [first, ...rest] = whole?.split('/') ?? [];
  const locale = findEnabledLocale(first);
  return locale ? { locale, path: `/${rest.join('/')}` } : null;
}
