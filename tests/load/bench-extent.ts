type Extent = {
  /** A load is repeated in so many rounds of so many seconds; the round in the middle counts. */
  rounds: number;
  loadSeconds: number;
  storedPages: number;
  publishes: number;
  inventedAddresses: number;
  /** For so many seconds, visitors come at a steady rate while editors save. */
  visitSeconds: number;
  lighthouseRuns: number;
  /** Listings in the database, and changes in its log. */
  records: number;
  /** How many listings are searched, one after the other, and how often. */
  searched: readonly number[];
  searches: number;
  /** Of the composer: how often a page is opened, how many letters are typed and edits made in it. */
  openings: number;
  letters: number;
  edits: number;
  /** For how long a block is dragged, in ms. */
  dragTime: number;
};

const whole: Extent = {
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
  openings: 1,
  letters: 24,
  edits: 40,
  dragTime: 1_500,
};

/** How much is measured. With `BENCH_QUICK=1` so little that only the measurements themselves are tried. */
export const extent = process.env.BENCH_QUICK === '1' ? quick : whole;
