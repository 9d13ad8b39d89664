import { idPatterns, missingIdMessages, type ProviderName } from '@/schemas/provider';
import type { Purpose } from './purposes';

/** The conversion event of a network that defines no other. */
export const defaultConversionEvent = 'generate_lead';

/**
 * An event of a visit: a page view, or the conversion event of the network. `url` is the address of a page view
 * that the browser did not open, such as the thank-you page of a dialog.
 */
export type AnalyticsEvent = { name: string; url?: string };

/** An analytics provider: its script is loaded once and then receives events. */
export type AnalyticsProvider = { load: () => Promise<void>; track: (event: AnalyticsEvent) => void };

/**
 * The validated id of a provider. @throws the error of the specification's catalogue when it is missing or
 * malformed (spec section 8).
 */
export function requireProviderId(name: ProviderName, id: string): string {
  if (!idPatterns[name].test(id)) throw new Error(missingIdMessages[name]);
  return id;
}

declare global {
  interface Window {
    /** Queues that Google's scripts read in order (spec section 9). */
    dataLayer?: unknown[];
    ga4DataLayer?: unknown[];
  }
}

/** Returns the queue, creating it before the script that reads it loads. */
function getDataLayer(name: 'dataLayer' | 'ga4DataLayer'): unknown[] {
  const layer = window[name] ?? [];
  window[name] = layer;
  return layer;
}

/** A command to Google's scripts: they recognise commands by the `arguments` object and ignore arrays. */
function googleCommand(..._parts: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: Google's scripts require this object.
  return arguments;
}

/** The consent command that Google's scripts read before they run (consent mode, version 2). */
function consentCommand(grantedPurposes: readonly Purpose[]): IArguments {
  const stateOf = (purpose: Purpose) => (grantedPurposes.includes(purpose) ? 'granted' : 'denied');
  const advertising = stateOf('advertising');
  return googleCommand('consent', 'default', {
    analytics_storage: stateOf('statistics'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
  });
}

/** Timeout of a provider's script, in ms. */
const SCRIPT_TIMEOUT_MS = 10_000;

/** Loads a third-party script. @throws when it is blocked, fails or times out. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    const fail = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });
}

/** Google Analytics 4, by `ga4DataLayer`. @throws when the id is missing or malformed. */
export function createMeasurement(
  measurementId: string,
  grantedPurposes: readonly Purpose[],
): AnalyticsProvider {
  const id = requireProviderId('measurement', measurementId);
  const layer = getDataLayer('ga4DataLayer');
  return {
    load: () => {
      layer.push(consentCommand(grantedPurposes), googleCommand('js', new Date()));
      // Page views are sent by `startAnalytics`; automatic ones would count each page twice.
      layer.push(googleCommand('config', id, { send_page_view: false }));
      return loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=ga4DataLayer`);
    },
    track: ({ name, url }) =>
      void layer.push(googleCommand('event', name, ...(url ? [{ page_location: url }] : []))),
  };
}

/** A container of Google Tag Manager, by `dataLayer`. @throws when the id is missing or malformed. */
export function createTagManager(
  containerId: string,
  grantedPurposes: readonly Purpose[],
): AnalyticsProvider {
  const id = requireProviderId('container', containerId);
  const layer = getDataLayer('dataLayer');
  return {
    load: () => {
      layer.push(consentCommand(grantedPurposes), { 'gtm.start': Date.now(), event: 'gtm.js' });
      return loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    track: ({ name, url }) => void layer.push({ event: name, ...(url && { page_location: url }) }),
  };
}
