const kilobyte = 1000;

/** What a first visit may download, in bytes of gzip -9. */
export const budgets = {
  html: 25 * kilobyte,
  content: 150 * kilobyte,
  /** On pages with a search. */
  search: 180 * kilobyte,
  /** What every page downloads: React and Next are 135. */
  shared: 140 * kilobyte,
  /** What each island adds, on pages that show it. */
  islands: {
    GalleryIsland: 1 * kilobyte,
    OfficeFinderIsland: 5 * kilobyte,
    VideoIsland: 1 * kilobyte,
  },
} as const;
