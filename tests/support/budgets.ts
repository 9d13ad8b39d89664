const BYTES_PER_KILOBYTE = 1000;

/** Maximum download sizes of a first visit, in bytes; `gz` values are sizes after gzip -9. */
export const budgets = {
  html: { bytes: 80 * BYTES_PER_KILOBYTE, gz: 15 * BYTES_PER_KILOBYTE },
  stylesGz: 16 * BYTES_PER_KILOBYTE,
  /** Both fonts of a page in English: besides its picture, the largest contentful paint waits for them. */
  fonts: 30 * BYTES_PER_KILOBYTE,
  /** The module of every page, which hydrates islands. */
  moduleGz: 3 * BYTES_PER_KILOBYTE,
  /** All scripts of a page once an island is hydrated, including the list of islands. */
  hydratedGz: {
    lightbox: 72 * BYTES_PER_KILOBYTE,
    'office-finder': 75 * BYTES_PER_KILOBYTE,
    video: 72 * BYTES_PER_KILOBYTE,
  },
  /** The same for a part enhanced by a script without React. */
  liveGz: {
    'valuation-calculator': 8 * BYTES_PER_KILOBYTE,
    'consent-banner': 4 * BYTES_PER_KILOBYTE,
    'listing-search': 3 * BYTES_PER_KILOBYTE,
    /** With the payment example that visitors can change. */
    'listing-detail': 2.5 * BYTES_PER_KILOBYTE,
    form: 9 * BYTES_PER_KILOBYTE,
  },
  /** All scripts of the composer and its canvas when a page is opened, until no more are requested. */
  composerGz: 650 * BYTES_PER_KILOBYTE,
} as const;
