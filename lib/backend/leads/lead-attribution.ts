import type { VisitAttribution } from '@/schemas/forms/attribution';
import { attributionLimits } from '@/schemas/forms/attribution-limits';

type UserAgentPatterns = readonly (readonly [string, RegExp])[];

/** Browser patterns in order of precedence: most browsers also name others in their User-Agent header. */
const browsers: UserAgentPatterns = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
];
const systems: UserAgentPatterns = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const firstMatch = (patterns: UserAgentPatterns, userAgent: string): string | undefined =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Browser and operating system of a User-Agent header; undefined when unknown. An iPad that requests desktop
 * sites reports macOS.
 */
export const parseUserAgent = (userAgent: string) => ({
  browser: firstMatch(browsers, userAgent),
  operating_system: firstMatch(systems, userAgent),
});

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
  const clickIdSource = entries
    .map(({ parameter }) => sourcesByClickId[parameter])
    .find((source) => source !== undefined);
  if (clickIdSource) return clickIdSource;
  if (referrer !== undefined && URL.canParse(referrer)) {
    const { hostname } = new URL(referrer);
    if (hostname !== '') return truncate(hostname.replace(/^www\./, ''));
  }
  return landing_page === undefined ? null : 'Direct';
}

/** Attribution fields of a lead (spec section 3), from the reported visit and the User-Agent header. */
export function readAttribution({
  attribution,
  userAgent,
}: {
  attribution: VisitAttribution | undefined;
  userAgent: string;
}) {
  const { landing_page, referrer, device, entries } = attribution ?? { entries: [] };
  const source = attribution && resolveSource(attribution);
  const visitFields = { landing_page, referrer, device, source, attribution_entries: entries };
  return { ...visitFields, ...parseUserAgent(userAgent) };
}
