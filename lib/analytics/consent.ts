import { type ProviderName, providerNames } from '@/schemas/provider';
import { type Purpose, purposes } from './purposes';

const storageKey = 'consent';
/** Days for which a choice is valid; after that the banner asks again. */
const MAX_AGE_DAYS = 182;
const DAY_MS = 86_400_000;

/**
 * The purposes the visitor agreed to; null when there is no choice, when it has expired, or when it was made
 * before one of these providers was added.
 * @param now in ms.
 */
export function readConsent(names: readonly ProviderName[], now = Date.now()): readonly Purpose[] | null {
  const { at, asked: promptedProviders, given: grantedPurposes } = readStoredConsent();
  if (!(now - Date.parse(String(at)) < MAX_AGE_DAYS * DAY_MS)) return null;
  if (!names.every((name) => toArray(promptedProviders).includes(name))) return null;
  return purposes.filter((purpose) => toArray(grantedPurposes).includes(purpose));
}

/**
 * Stores a choice: the day, the providers it was about and the purposes agreed to. Without storage it
 * applies to this page only.
 */
export function storeConsent(
  names: readonly ProviderName[],
  grantedPurposes: readonly Purpose[],
  now = Date.now(),
): void {
  const promptedProviders = providerNames.filter((name) => names.includes(name));
  const at = new Date(now).toISOString().slice(0, 10);
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ at, asked: promptedProviders, given: grantedPurposes }),
    );
  } catch {
    // Storage is not accessible: the banner asks again on the next page.
  }
}

function readStoredConsent(): { at: unknown; asked: unknown; given: unknown } {
  const empty = { at: null, asked: null, given: null };
  try {
    return { ...empty, ...Object(JSON.parse(localStorage.getItem(storageKey) ?? '{}')) };
  } catch {
    return empty;
  }
}

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const providerCookiePattern = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc)/;

/**
 * Deletes the cookies that providers set in the name of this site, on every domain they may have set them
 * for.
 */
export function deleteProviderCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!providerCookiePattern.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser supports a synchronous alternative.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** Matches the user agents of programs; a Cubot is a phone. */
const botPattern =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|facebookexternalhit|archiver|scrap|monitor|validator|preview/i;

/**
 * Whether a visit may be measured at all, given consent: not those of programs, and not at addresses that
 * contain form input.
 */
export function isMeasured(userAgent: string, search: string): boolean {
  const query = new URLSearchParams(search);
  return !botPattern.test(userAgent) && !query.has('_prerender_') && !query.has('estimate');
}
