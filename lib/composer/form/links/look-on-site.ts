import { contentLocale } from '@/lib/i18n/locales';
import { type LedTo, ledToSchema } from '@/schemas/composing';
import type { Locale } from '@/schemas/locale';
import { locales } from '@/schemas/locale';

/** What stands at an address of this site: nothing, something that a link can name, or something else. */
export type OnSite = { kind: 'nothing' } | { kind: 'record'; record: LedTo } | { kind: 'other' };

/** A path below a language; that of whoever visits, where the address says none, is taken for the first one. */
export type PlaceOnSite = { path: string; locale: Locale };

/** The place of an address of this site; null for one of another, and for a place on the same page. */
export function placeOnSite(address: string, origin: string): PlaceOnSite | null {
  const written = address.trim();
  if (!written.startsWith('/') && !written.startsWith(`${origin}/`)) return null;
  const url = URL.canParse(written, origin) ? new URL(written, origin) : null;
  if (url?.origin !== origin) return null;
  const first = locales.find((one) => `${url.pathname}/`.startsWith(`/${one}/`));
  const path = (first ? url.pathname.slice(first.length + 1) : url.pathname) || '/';
  return { path, locale: first ?? contentLocale };
}

/** What visitors find at a place, and how a link is made to that. @throws when it cannot be told. */
export async function lookOnSite({ path, locale }: PlaceOnSite, signal: AbortSignal): Promise<OnSite> {
  // Files have no language, and no page.
  if (/\.\w+$/.test(path)) return { kind: 'other' };
  const query = new URLSearchParams({ path, locale });
  const answer = await fetch(`/compose/led-to?${query}`, { cache: 'no-store', signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const { found, isThere } = ledToSchema.parse(await answer.json());
  if (found) return { kind: 'record', record: found };
  return { kind: isThere ? 'other' : 'nothing' };
}
