import { loadScript } from './load-script';
import { demandId, type Happening, type Provider } from './provider';

/** What Meta's script finds, and puts its own in the place of. */
type Pixel = {
  (...words: readonly unknown[]): void;
  callMethod?: (...words: readonly unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const theirWords: Readonly<Record<Happening, string>> = { page_view: 'PageView', generate_lead: 'Lead' };

/** Meta's pixel. @throws without its id. */
export function pixel(pixelId: string): Provider {
  const id = demandId('pixel', pixelId);
  const say = openPixel();
  return {
    load: () => {
      say('init', id);
      return loadScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    tell: (event) => say('track', theirWords[event]),
  };
}

function openPixel(): Pixel {
  const queue: unknown[] = [];
  const say: Pixel = Object.assign(
    (...words: readonly unknown[]) => {
      if (say.callMethod) say.callMethod(...words);
      else queue.push(words);
    },
    { queue, push: null, loaded: true, version: '2.0' },
  );
  say.push = say;
  window.fbq ??= say;
  window._fbq ??= say;
  return window.fbq;
}
