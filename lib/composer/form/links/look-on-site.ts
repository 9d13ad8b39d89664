import { contentLocale } from '@/lib/i18n/locales';
import type { PlaceOnSite } from '@/lib/routes/place-on-site';
import { type LedTo, resolveLinkCall } from '@/schemas/composing/links';
import { callOrThrow } from '../../server/call-server';

/** What stands at an address of this site: nothing, something that a link can name, or something else. */
export type OnSite = { kind: 'nothing' } | { kind: 'record'; record: LedTo } | { kind: 'other' };

/** What visitors find at a place, and how a link is made to that; the language of whoever visits, where the address says none, is taken for the first one. @throws when it cannot be told. */
export async function lookOnSite({ path, locale }: PlaceOnSite, signal: AbortSignal): Promise<OnSite> {
  // Files have no language, and no page.
  if (/\.\w+$/.test(path)) return { kind: 'other' };
  const query = { path, locale: locale ?? contentLocale };
  const { found, isThere } = (await callOrThrow(resolveLinkCall, { query }, { cache: 'no-store', signal }))
    .body;
  if (found) return { kind: 'record', record: found };
  return { kind: isThere ? 'other' : 'nothing' };
}
