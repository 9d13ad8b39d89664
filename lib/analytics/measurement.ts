import { consentCommand } from './consent-mode';
import { googleCommand, getDataLayer } from './data-layer';
import { loadScript } from './load-script';
import { requireProviderId, type AnalyticsProvider } from './providers';
import type { Purpose } from './purposes';

/** Google Analytics 4, by `ga4DataLayer`. @throws when the id is missing or malformed. */
export function createMeasurement(measurementId: string, grantedPurposes: readonly Purpose[]): AnalyticsProvider {
  const id = requireProviderId('measurement', measurementId);
  const layer = getDataLayer('ga4DataLayer');
  return {
    load: () => {
      layer.push(consentCommand(grantedPurposes), googleCommand('js', new Date()));
      // Page views are sent by `startAnalytics`; automatic ones would count each page twice.
      layer.push(googleCommand('config', id, { send_page_view: false }));
      return loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=ga4DataLayer`);
    },
    track: (event) => void layer.push(googleCommand('event', event)),
  };
}
