import { type Locale, locales } from '@/schemas/locale';

/** A path of this site, below the language; the language is null where the address names none. */
export type PlaceOnSite = { path: string; locale: Locale | null };

/** The place of an address of this site, written whole or from its first slash; null for one of another site, and for a place on the same page. */
export function placeOnSite(address: string, origin: string): PlaceOnSite | null {
  const written = address.trim();
  if (!/^(\/|https?:\/\/)/i.test(written) || !URL.canParse(written, origin)) return null;
  const { origin: whose, pathname } = new URL(written, origin);
  if (whose !== origin) return null;
  const locale = locales.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? null;
  return { path: (locale ? pathname.slice(locale.length + 1) : pathname) || '/', locale };
}
