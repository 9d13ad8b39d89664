const KILOBYTE = 1000;

/** Maximum download sizes of a first visit, in bytes; `gz` values are sizes after gzip -9. */
export const budgets = {
  html: { bytes: 80 * KILOBYTE, gz: 15 * KILOBYTE },
  stylesGz: 16 * KILOBYTE,
  /** Both fonts of a page in English: besides its picture, the largest contentful paint waits for them. */
  fonts: 30 * KILOBYTE,
  /** The module of every page, which hydrates islands. */
  moduleGz: 3 * KILOBYTE,
  /** All scripts of a page once an island is hydrated, including the list of islands. */
  awakeGz: {
    lightbox: 72 * KILOBYTE,
    'office-finder': 75 * KILOBYTE,
    video: 72 * KILOBYTE,
  },
  /** The same for a part enhanced by a script without React. */
  liveGz: {
    'valuation-calculator': 8 * KILOBYTE,
    'consent-banner': 4 * KILOBYTE,
    'listing-search': 3 * KILOBYTE,
    'listing-detail': 2 * KILOBYTE,
    form: 9 * KILOBYTE,
  },
  /** All scripts of the composer and its canvas when a page is opened, until no more are requested. */
  composerGz: 640 * KILOBYTE,
} as const;
