declare global {
  interface Window {
    /** What Google's scripts read, in order (spec section 9). */
    dataLayer?: unknown[];
    ga4DataLayer?: unknown[];
  }
}

/** The arrays are there before the scripts that read them. */
export function openLayer(name: 'dataLayer' | 'ga4DataLayer'): unknown[] {
  const layer = window[name] ?? [];
  window[name] = layer;
  return layer;
}

/** A command to Google's scripts, which know one by being an `arguments` and take no array for it. */
export function commandOf(..._words: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: it is what they look for.
  return arguments;
}
