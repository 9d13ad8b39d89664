import { consentCommand } from './consent-mode';
import { getDataLayer } from './data-layer';
import { loadScript } from './load-script';
import { requireProviderId, type AnalyticsProvider } from './providers';
import type { Purpose } from './purposes';

/** A container of Google Tag Manager, by `dataLayer`. @throws when the id is missing or malformed. */
export function createTagManager(containerId: string, grantedPurposes: readonly Purpose[]): AnalyticsProvider {
  const id = requireProviderId('container', containerId);
  const layer = getDataLayer('dataLayer');
  return {
    load: () => {
      layer.push(consentCommand(grantedPurposes), { 'gtm.start': Date.now(), event: 'gtm.js' });
      return loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    track: (event) => void layer.push({ event }),
  };
}
