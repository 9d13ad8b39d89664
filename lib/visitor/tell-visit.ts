import { currentEntries, type StoredAttribution, readStoredAttribution, externalReferrer } from './attribution';

/** Minimum width of a desktop viewport, in px (spec section 3): the large breakpoint. */
const DESKTOP_MIN_WIDTH_PX = 1_024;

type Attribution = Omit<StoredAttribution, 'landing_page'> & Partial<StoredAttribution> & { device: 'Desktop' | 'Mobile' };

/** The attribution that is sent with a form: the stored one, given consent, otherwise that of this page. */
export function readAttribution(): Attribution {
  const device = innerWidth >= DESKTOP_MIN_WIDTH_PX ? 'Desktop' : 'Mobile';
  return { device, ...(readStoredAttribution() ?? { referrer: externalReferrer(), entries: currentEntries() }) };
}
