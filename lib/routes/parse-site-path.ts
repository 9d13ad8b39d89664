import { type Locale, locales } from '@/schemas/locale';

/** A path of this site without language, and the language, null when the address has none. */
export type ParsedSitePath = { path: string; locale: Locale | null };

/**
 * Parses an absolute URL or root-relative path of this site; null for other sites and for fragments of the
 * same page.
 */
export function parseSitePath(address: string, origin: string): ParsedSitePath | null {
  const trimmed = address.trim();
  if (!/^(\/|https?:\/\/)/i.test(trimmed) || !URL.canParse(trimmed, origin)) return null;
  const { origin: addressOrigin, pathname } = new URL(trimmed, origin);
  if (addressOrigin !== origin) return null;
  const locale = locales.find((candidate) => `${pathname}/`.startsWith(`/${candidate}/`)) ?? null;
  return { path: (locale ? pathname.slice(locale.length + 1) : pathname) || '/', locale };
}
