import type { Visit } from '@/schemas/forms/visit';
import { visitLimits } from '@/schemas/forms/visit-limits';

/** Who marks the addresses of its adverts by which parameter. */
const byMark: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  li_fat_id: 'linkedin',
};

/** In small letters some signs are two, and a host may be longer than a text; half a sign does not stay at its end. */
const cut = (text: string): string => text.slice(0, visitLimits.text).replace(/\p{Cs}$/u, '');

/**
 * From where somebody came, in one word: what the address named itself, whose advert it was, or whose page linked here. `Direct` is who came by none of
 * these.
 * @returns null where only the last page of a visit is known, which anything may have led to.
 */
export function sourceOf({ entries, referrer, landing_page }: Visit): string | null {
  const named = entries.find(({ parameter }) => parameter === 'utm_source');
  if (named) return cut(named.value.trim().toLowerCase());
  const marked = entries.map(({ parameter }) => byMark[parameter]).find((source) => source !== undefined);
  if (marked) return marked;
  if (referrer !== undefined && URL.canParse(referrer)) {
    const { hostname } = new URL(referrer);
    if (hostname !== '') return cut(hostname.replace(/^www\./, ''));
  }
  return landing_page === undefined ? null : 'Direct';
}
