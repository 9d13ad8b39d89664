import { type AnalyticsProvider, defaultConversionEvent, loadScript, requireProviderId } from './providers';

/** The queue that Meta's script finds and replaces with its own. */
type PixelQueue = {
  (...parts: readonly unknown[]): void;
  callMethod?: (...parts: readonly unknown[]) => void;
  queue: unknown[];
  push: unknown;
  loaded: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/** Meta's own names of standard events. */
const standardEvents = new Map([
  ['page_view', 'PageView'],
  [defaultConversionEvent, 'Lead'],
]);

/** Meta's pixel. @throws when the id is missing or malformed. */
export function createPixel(pixelId: string): AnalyticsProvider {
  const id = requireProviderId('pixel', pixelId);
  const sendCommand = getPixelQueue();
  return {
    load: () => {
      sendCommand('init', id);
      return loadScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    track: ({ name }) => {
      const standardEvent = standardEvents.get(name);
      if (standardEvent) sendCommand('track', standardEvent);
      else sendCommand('trackCustom', name);
    },
  };
}

function getPixelQueue(): PixelQueue {
  const queue: unknown[] = [];
  const sendCommand: PixelQueue = Object.assign(
    (...parts: readonly unknown[]) => {
      if (sendCommand.callMethod) sendCommand.callMethod(...parts);
      else queue.push(parts);
    },
    { queue, push: null, loaded: true, version: '2.0' },
  );
  sendCommand.push = sendCommand;
  window.fbq ??= sendCommand;
  window._fbq ??= sendCommand;
  return window.fbq;
}
