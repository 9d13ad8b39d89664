import { type ProviderName, providerNames } from '@/schemas/provider';
import { type Purpose, purposes } from './purposes';

const key = 'consent';
/** After so many days the question is asked anew, whatever was answered. */
const goodFor = 182;
const day = 86_400_000;

/**
 * The purposes that were agreed to; null where nobody has chosen yet, chose long ago, or before one of these providers was there.
 * @param now in ms.
 */
export function recallConsent(names: readonly ProviderName[], now = Date.now()): readonly Purpose[] | null {
  const { at, asked, given } = readKept();
  if (!(now - Date.parse(String(at)) < goodFor * day)) return null;
  if (!names.every((name) => partsOf(asked).includes(name))) return null;
  return purposes.filter((purpose) => partsOf(given).includes(purpose));
}

/** Keeps a choice: the day, who was asked about and what was agreed to. Where nothing can be kept, it holds for this page. */
export function keepConsent(
  names: readonly ProviderName[],
  given: readonly Purpose[],
  now = Date.now(),
): void {
  const asked = providerNames.filter((name) => names.includes(name));
  const at = new Date(now).toISOString().slice(0, 10);
  try {
    localStorage.setItem(key, JSON.stringify({ at, asked, given }));
  } catch {
    // Closed to us: the question comes again with the next page.
  }
}

function readKept(): { at: unknown; asked: unknown; given: unknown } {
  const none = { at: null, asked: null, given: null };
  try {
    return { ...none, ...Object(JSON.parse(localStorage.getItem(key) ?? '{}')) };
  } catch {
    return none;
  }
}

const partsOf = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : []);
