import type { AnalyticsEvent, AnalyticsProvider } from './providers';

type ProviderQueue = { provider: AnalyticsProvider; pending: AnalyticsEvent[]; isLoaded: boolean };

/** Interval at which events are sent to providers, in ms (spec section 9). */
const SEND_INTERVAL_MS = 3_000;

/**
 * Loads each provider and sends it the pending events every three seconds, in order, and once more when the
 * page is hidden. A provider that does not load receives nothing and does not delay the others.
 * @returns the function that queues an event for all providers.
 */
export function createEventQueue(providers: readonly AnalyticsProvider[]): (event: AnalyticsEvent) => void {
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
