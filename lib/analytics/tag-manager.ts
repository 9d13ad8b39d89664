import { consentMode } from './consent-mode';
import { openLayer } from './data-layer';
import { loadScript } from './load-script';
import { demandId, type Provider } from './provider';
import type { Purpose } from './purposes';

/** A container of Google Tag Manager, over `dataLayer`. @throws without its id. */
export function tagManager(container: string, given: readonly Purpose[]): Provider {
  const id = demandId('container', container);
  const layer = openLayer('dataLayer');
  return {
    load: () => {
      layer.push(consentMode(given), { 'gtm.start': Date.now(), event: 'gtm.js' });
      return loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    tell: (event) => void layer.push({ event }),
  };
}
