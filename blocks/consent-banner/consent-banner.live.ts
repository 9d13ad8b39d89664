import { forgetTheirs } from '@/lib/analytics/forget-theirs';
import { isMeasured } from '@/lib/analytics/is-measured';
import { keepConsent, recallConsent } from '@/lib/analytics/keep-consent';
import { type Purpose, purposes } from '@/lib/analytics/purposes';
import { forgetVisit } from '@/lib/visitor/keep-visit';
import { type ProviderIds, providerNames } from '@/schemas/provider';
import { listenTo } from './listen-to';

/** Analytics begin so long after the header is there, in ms (spec section 9). */
const delay = 1_000;

/** Asks whoever has not chosen yet, begins what was agreed to, and lets the choice be changed where the page offers it. */
export function startConsent(place: HTMLElement): void {
  const banner = place.querySelector<HTMLElement>('[data-consent]');
  const ids = readIds(place.dataset);
  const names = providerNames.filter((name) => ids[name] !== undefined);
  if (!banner || isComposed() || !isMeasured(navigator.userAgent, location.search)) return;
  let begun: readonly Purpose[] = [];
  const begin = (given: readonly Purpose[]) => {
    begun = given;
    if (given.length > 0 && isPublic()) whenLoaded(() => bringAnalytics(ids, given));
  };
  const choose = (given: readonly Purpose[]) => {
    keepConsent(names, given);
    const isTakenBack = begun.some((purpose) => !given.includes(purpose));
    if (isTakenBack) forgetTheirs();
    if (!given.includes('statistics')) forgetVisit();
    // What runs cannot be stopped, nor begun a second time: the page begins anew, by the new choice.
    if (begun.length > 0 && given.join() !== begun.join()) location.reload();
    else if (begun.length === 0) begin(given);
  };
  const open = listenTo(banner, purposesIn(banner), choose);
  offerChange(document, () => open(recallConsent(names) ?? []));
  const kept = recallConsent(names);
  if (kept) begin(kept);
  else open(null);
}

const readIds = ({ container, measurement, pixel }: DOMStringMap): ProviderIds => ({
  ...(container !== undefined && { container }),
  ...(measurement !== undefined && { measurement }),
  ...(pixel !== undefined && { pixel }),
});

/** Where staff compose, nobody visits; elsewhere a page of the public begins with its language. */
const isComposed = (): boolean => location.pathname.startsWith('/compose/');
const isPublic = (): boolean => /^\/[a-z]{2}-[A-Z]{2}(?:\/|$)/.test(location.pathname);

/** A page that is still loading is not kept waiting by what measures it. */
function whenLoaded(act: () => void): void {
  const soon = () => setTimeout(act, delay);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

function bringAnalytics(ids: ProviderIds, given: readonly Purpose[]): void {
  import('@/lib/analytics/start-analytics').then(
    ({ startAnalytics }) => startAnalytics(ids, given),
    // Blocked by the visitor's browser, perhaps by its name: then nothing is measured.
    () => {},
  );
}

const purposesIn = (banner: HTMLElement): Purpose[] =>
  purposes.filter((purpose) => banner.querySelector(`[data-purpose="${purpose}"]`));

/** The page's own buttons that lead back to the question; without this script there is nothing to change. */
function offerChange(page: ParentNode, open: () => void): void {
  for (const offer of page.querySelectorAll<HTMLElement>('[data-change-consent]')) {
    offer.hidden = false;
    offer.querySelector('button')?.addEventListener('click', open);
  }
}
