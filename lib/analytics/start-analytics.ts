import { storeAttribution } from '@/lib/visitor/attribution';
import { markCounted, readConfirmation } from '@/lib/visitor/form-confirmation';
import { type ProviderIds, providerNames } from '@/schemas/provider';
import { createPixel } from './pixel';
import {
  type AnalyticsEvent,
  type AnalyticsProvider,
  createMeasurement,
  createTagManager,
  defaultConversionEvent,
} from './providers';
import { type Purpose, purposesOf } from './purposes';

type ProviderQueue = { provider: AnalyticsProvider; pending: AnalyticsEvent[]; isLoaded: boolean };

/** Interval at which events are sent to providers, in ms (spec section 9). */
const SEND_INTERVAL_MS = 3_000;

/**
 * Loads each provider and sends it the pending events every three seconds, in order, and once more when the
 * page is hidden. A provider that does not load receives nothing and does not delay the others.
 * @returns the function that queues an event for all providers.
 */
function createEventQueue(providers: readonly AnalyticsProvider[]): (event: AnalyticsEvent) => void {
  const queues = providers.map((provider): ProviderQueue => ({ provider, pending: [], isLoaded: false }));
  const flush = () => {
    for (const { provider, pending, isLoaded } of queues)
      if (isLoaded) for (const event of pending.splice(0)) provider.track(event);
  };
  for (const queue of queues)
    queue.provider.load().then(
      () => {
        queue.isLoaded = true;
      },
      // A blocked or hanging script is no error of the site.
      () => void queues.splice(queues.indexOf(queue), 1),
    );
  setInterval(flush, SEND_INTERVAL_MS);
  window.addEventListener('pagehide', flush);
  return (event) => {
    for (const { pending } of queues) pending.push(event);
  };
}

const createProvider = {
  container: createTagManager,
  measurement: createMeasurement,
  pixel: createPixel,
} as const;

/**
 * Starts the providers that serve the granted purposes, and reports to them the page view and the conversion
 * event: once on the thank-you page of a form, or when a dialog confirms in place. With consent to statistics, stores the attribution that is sent with forms.
 */
export function startAnalytics(
  ids: ProviderIds,
  grantedPurposes: readonly Purpose[],
  conversionEvent: string = defaultConversionEvent,
): void {
  if (grantedPurposes.includes('statistics')) storeAttribution();
  const providers = providerNames.flatMap((name): AnalyticsProvider[] => {
    const id = ids[name];
    if (id === undefined || !purposesOf[name].some((purpose) => grantedPurposes.includes(purpose))) return [];
    try {
      return [createProvider[name](id, grantedPurposes)];
    } catch (error) {
      console.error(error);
      return [];
    }
  });
  const trackEvent = createEventQueue(providers);
  trackEvent({ name: 'page_view' });
  const confirmation = readConfirmation();
  if (confirmation && !confirmation.isCounted) {
    trackEvent({ name: conversionEvent });
    markCounted(confirmation);
  }
  document.addEventListener('form-sent', (event) => {
    // The forms of a buyer's account are no conversion.
    if (event.target instanceof HTMLElement && event.target.dataset.uncounted !== undefined) return;
    const url = event instanceof CustomEvent && event.detail;
    if (typeof url === 'string') trackEvent({ name: 'page_view', url });
    trackEvent({ name: conversionEvent });
  });
}
