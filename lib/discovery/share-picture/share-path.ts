import { findEnabledLocale } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';

/** Size in pixels, as social networks display it. */
export const shareSize = { width: 1200, height: 630 } as const;

const extension = '.jpg';

/** Path of the preview picture of a page; `path` has no language. */
export const sharePath = (locale: Locale, path: string): string =>
  `/media/share/${locale}${path === '/' ? '' : path}${extension}`;

/**
 * The page of a preview picture, by the path segments below `/media/share/`; null when the address is
 * invalid.
 */
export function readSharePath(parts: readonly string[]): { locale: Locale; path: string } | null {
  const fullPath = parts.join('/');
  if (!fullPath.endsWith(extension)) return null;
  const [first, ...rest] = fullPath.slice(0, -extension.length).split('/');
  const locale = findEnabledLocale(first);
  return locale ? { locale, path: `/${rest.join('/')}` } : null;
}
