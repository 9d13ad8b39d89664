import { privateQueryParameters } from '@/lib/routes/request-names';
import type { AttributionEntry } from '@/schemas/forms/attribution';
import { attributionLimits } from '@/schemas/forms/attribution-limits';

const storageKey = 'visit';
/**
 * The first parameters show where a visitor came from; longer values would make a form too large to be sent.
 */
const { entries: maxEntries, text: maxTextLength } = attributionLimits;
/** The addresses of results and confirmations without scripts contain personal data. */
const excludedParameters = new Set<string>(privateQueryParameters);

/** Attribution stored for this tab: landing page, referrer, and the query parameters of all pages. */
type StoredAttribution = { landing_page: string; referrer: string; entries: readonly AttributionEntry[] };

/** Adds this page to the attribution of the tab. Only call with the visitor's consent. */
export function storeAttribution(): void {
  const stored = readStoredAttribution() ?? {
    landing_page: location.pathname,
    referrer: externalReferrer(),
    entries: [],
  };
  const newEntries = currentEntries().filter(
    (entry) => !stored.entries.some((existing) => isSameEntry(existing, entry)),
  );
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ ...stored, entries: [...stored.entries, ...newEntries].slice(0, maxEntries) }),
    );
  } catch {
    // Storage is full or blocked: a form then reports only its own page.
  }
}

export function clearAttribution(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Null when nothing valid is stored. */
function readStoredAttribution(): StoredAttribution | null {
  try {
    const { landing_page, referrer, entries } = Object(
      JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'),
    );
    if (typeof landing_page !== 'string' || !Array.isArray(entries)) return null;
    return { landing_page, referrer: String(referrer), entries: entries.filter(isEntry) };
  } catch {
    return null;
  }
}

/** The query parameters of this page. */
function currentEntries(): AttributionEntry[] {
  const { search, pathname: path } = location;
  const session_at = new Date().toISOString();
  return [...new URLSearchParams(search)]
    .filter(([parameter, value]) => !excludedParameters.has(parameter) && value !== '')
    .filter((texts) => texts.every(({ length }) => length <= maxTextLength))
    .slice(0, maxEntries)
    .map(([parameter, value]) => ({ parameter, value, path, session_at }));
}

/** The referrer of this page; empty when it is unknown or on this site. */
const externalReferrer = (): string =>
  document.referrer.startsWith(`${location.origin}/`) ? '' : document.referrer;

const isSameEntry = (first: AttributionEntry, second: AttributionEntry): boolean =>
  first.parameter === second.parameter && first.value === second.value && first.path === second.path;

const isEntry = (entry: unknown): entry is AttributionEntry =>
  ['parameter', 'value', 'path', 'session_at'].every((name) => typeof Object(entry)[name] === 'string');

/** Minimum width of a desktop viewport, in px (spec section 3): the large breakpoint. */
const DESKTOP_MIN_WIDTH_PX = 1_024;

type Attribution = Omit<StoredAttribution, 'landing_page'> &
  Partial<StoredAttribution> & { device: 'Desktop' | 'Mobile' };

/** The attribution that is sent with a form: the stored one, given consent, otherwise that of this page. */
export function readAttribution(): Attribution {
  const device = innerWidth >= DESKTOP_MIN_WIDTH_PX ? 'Desktop' : 'Mobile';
  return {
    device,
    ...(readStoredAttribution() ?? { referrer: externalReferrer(), entries: currentEntries() }),
  };
}
