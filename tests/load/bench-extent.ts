type Extent = {
  /** Each load runs in so many rounds of so many seconds; the median round counts. */
  rounds: number;
  loadSeconds: number;
  storedPages: number;
  publishes: number;
  inventedAddresses: number;
  /** Duration of steady visits while editors save, in seconds. */
  visitSeconds: number;
  lighthouseRuns: number;
  /** Number of listings in the database and of changes in its log. */
  records: number;
  /** Numbers of listings to search, one after another, and the number of searches. */
  searched: readonly number[];
  searches: number;
  /** Buyers with preferences, and the size of an import of listings that they are matched with. */
  matching: { buyers: number; imported: number };
  /** For the composer: how often a page is opened, how many letters are typed and edits made. */
  openings: number;
  letters: number;
  edits: number;
  /** Duration of a drag, in ms. */
  dragTime: number;
};

const full: Extent = {
  rounds: 3,
  loadSeconds: 4,
  storedPages: 10_000,
  publishes: 40,
  inventedAddresses: 50_000,
  visitSeconds: 120,
  lighthouseRuns: 5,
  records: 1_000_000,
  searched: [10_000, 100_000, 1_000_000],
  searches: 2_000,
  matching: { buyers: 100_000, imported: 1_000 },
  openings: 5,
  letters: 200,
  edits: 1_000,
  dragTime: 6_000,
};

const quick: Extent = {
  rounds: 1,
  loadSeconds: 1,
  storedPages: 200,
  publishes: 4,
  inventedAddresses: 1_000,
  visitSeconds: 8,
  lighthouseRuns: 1,
  records: 20_000,
  searched: [1_000, 10_000],
  searches: 200,
  matching: { buyers: 2_000, imported: 100 },
  openings: 1,
  letters: 24,
  edits: 40,
  dragTime: 1_500,
};

/** How much is measured. `BENCH_QUICK=1` reduces it to a smoke test of the measurements. */
export const extent = process.env.BENCH_QUICK === '1' ? quick : full;
