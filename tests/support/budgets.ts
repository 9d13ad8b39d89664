const kilobyte = 1000;

/** What a first visit may download, in bytes; `gz` are those of gzip -9. */
export const budgets = {
  html: { bytes: 80 * kilobyte, gz: 15 * kilobyte },
  stylesGz: 16 * kilobyte,
  /** Both typefaces, for a page in English: what the largest paint of a first visit waits for beside its picture. */
  fonts: 30 * kilobyte,
  /** The module that every page has, which wakes islands. */
  moduleGz: 3 * kilobyte,
  /** All scripts of a page once an island is awake, the list of islands among them. */
  awakeGz: {
    lightbox: 72 * kilobyte,
    'office-finder': 75 * kilobyte,
    video: 72 * kilobyte,
  },
  /** The same of a part that a script without React brings to life. */
  liveGz: {
    'valuation-calculator': 8 * kilobyte,
    'consent-banner': 4 * kilobyte,
    'listing-search': 3 * kilobyte,
    'listing-detail': 2 * kilobyte,
    form: 9 * kilobyte,
  },
  /** All scripts of the composer with its canvas, for a page that is opened, until nothing more is fetched. */
  composerGz: 640 * kilobyte,
} as const;
