import { deleteProviderCookies, isMeasured, readConsent, storeConsent } from '@/lib/analytics/consent';
import { type Purpose, purposes } from '@/lib/analytics/purposes';
import { clearAttribution } from '@/lib/visitor/attribution';
import { type ProviderIds, providerNames } from '@/schemas/provider';
import { connectBanner } from './connect-banner';

/** Delay between page load and the start of analytics (spec section 9). */
const ANALYTICS_DELAY_MS = 1_000;

/**
 * Opens the banner without a stored choice, starts analytics with consent, and lets visitors change their
 * choice.
 */
export function startConsent(root: HTMLElement): void {
  const banner = root.querySelector<HTMLElement>('[data-consent]');
  const ids = readIds(root.dataset);
  const names = providerNames.filter((name) => ids[name] !== undefined);
  if (!banner || isComposed() || !isMeasured(navigator.userAgent, location.search)) return;
  let startedPurposes: readonly Purpose[] = [];
  const start = (granted: readonly Purpose[]) => {
    startedPurposes = granted;
    if (granted.length > 0 && isPublic())
      whenLoaded(() => loadAnalytics(ids, granted, root.dataset.conversion));
  };
  const choose = (granted: readonly Purpose[]) => {
    storeConsent(names, granted);
    const isWithdrawn = startedPurposes.some((purpose) => !granted.includes(purpose));
    if (isWithdrawn) deleteProviderCookies();
    if (!granted.includes('statistics')) clearAttribution();
    // Running scripts can neither be stopped nor started twice: reload the page with the new choice.
    if (startedPurposes.length > 0 && granted.join() !== startedPurposes.join()) location.reload();
    else if (startedPurposes.length === 0) start(granted);
  };
  const open = connectBanner(banner, purposesIn(banner), choose);
  showConsentButtons(document, () => open(readConsent(names) ?? []));
  const storedConsent = readConsent(names);
  if (storedConsent) start(storedConsent);
  else open(null);
}

const readIds = ({ container, measurement, pixel }: DOMStringMap): ProviderIds => ({
  ...(container !== undefined && { container }),
  ...(measurement !== undefined && { measurement }),
  ...(pixel !== undefined && { pixel }),
});

/** Pages in the composer are not measured. The path of a public page starts with its language. */
const isComposed = (): boolean => location.pathname.startsWith('/compose/');
const isPublic = (): boolean => /^\/[a-z]{2}-[A-Z]{2}(?:\/|$)/.test(location.pathname);

/** Runs the callback after the load event, so that analytics do not delay the page. */
function whenLoaded(callback: () => void): void {
  const runDelayed = () => setTimeout(callback, ANALYTICS_DELAY_MS);
  if (document.readyState === 'complete') runDelayed();
  else window.addEventListener('load', runDelayed, { once: true });
}

function loadAnalytics(
  ids: ProviderIds,
  granted: readonly Purpose[],
  conversionEvent: string | undefined,
): void {
  import('@/lib/analytics/start-analytics').then(
    ({ startAnalytics }) => startAnalytics(ids, granted, conversionEvent),
    // The script may be blocked by a browser extension; nothing is measured then.
    () => {},
  );
}

const purposesIn = (banner: HTMLElement): Purpose[] =>
  purposes.filter((purpose) => banner.querySelector(`[data-purpose="${purpose}"]`));

/** Shows the buttons of the page that reopen the banner; they are hidden without JavaScript. */
function showConsentButtons(page: ParentNode, open: () => void): void {
  for (const offer of page.querySelectorAll<HTMLElement>('[data-change-consent]')) {
    offer.hidden = false;
    offer.querySelector('button')?.addEventListener('click', open);
  }
}
