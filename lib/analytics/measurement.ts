import { consentMode } from './consent-mode';
import { commandOf, openLayer } from './data-layer';
import { loadScript } from './load-script';
import { demandId, type Provider } from './provider';
import type { Purpose } from './purposes';

/** Google Analytics 4, over `ga4DataLayer`. @throws without its id. */
export function measurement(measured: string, given: readonly Purpose[]): Provider {
  const id = demandId('measurement', measured);
  const layer = openLayer('ga4DataLayer');
  return {
    load: () => {
      layer.push(consentMode(given), commandOf('js', new Date()));
      // What happens is told by us, in turn; it would count each page twice.
      layer.push(commandOf('config', id, { send_page_view: false }));
      return loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}&l=ga4DataLayer`);
    },
    tell: (event) => void layer.push(commandOf('event', event)),
  };
}
