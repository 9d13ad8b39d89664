declare global {
  interface Window {
    /** Queues that Google's scripts read in order (spec section 9). */
    dataLayer?: unknown[];
    ga4DataLayer?: unknown[];
  }
}

/** Returns the queue, creating it before the script that reads it loads. */
export function getDataLayer(name: 'dataLayer' | 'ga4DataLayer'): unknown[] {
  const layer = window[name] ?? [];
  window[name] = layer;
  return layer;
}

/** A command to Google's scripts: they recognise commands by the `arguments` object and ignore arrays. */
export function googleCommand(..._parts: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: it is what they look for.
  return arguments;
}
