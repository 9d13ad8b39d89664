import type { VisitAttribution } from '@/schemas/forms/attribution';
import { attributionLimits } from '@/schemas/forms/attribution-limits';

/** Ad networks by their click id parameter. */
const sourcesByClickId: Readonly<Record<string, string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  li_fat_id: 'linkedin',
};

/** Lower casing and long hosts can exceed the limit; a truncated surrogate pair is removed. */
const truncate = (text: string): string => text.slice(0, attributionLimits.text).replace(/\p{Cs}$/u, '');

/**
 * Source of a visit: `utm_source`, the ad network of a click id, or the host of the referrer; `Direct`
 * without any of them.
 * @returns null when only the last page of the visit is known: its source is unknown.
 */
export function resolveSource({ entries, referrer, landing_page }: VisitAttribution): string | null {
  const utmSource = entries.find(({ parameter }) => parameter === 'utm_source');
  if (utmSource) return truncate(utmSource.value.trim().toLowerCase());
  const clickIdSource = entries.map(({ parameter }) => sourcesByClickId[parameter]).find((source) => source !== undefined);
  if (clickIdSource) return clickIdSource;
  if (referrer !== undefined && URL.canParse(referrer)) {
    const { hostname } = new URL(referrer);
    if (hostname !== '') return truncate(hostname.replace(/^www\./, ''));
  }
  return landing_page === undefined ? null : 'Direct';
}
