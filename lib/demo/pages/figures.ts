import { makeListings } from '../data/listings/listings';
import { people } from '../data/people/people';

const listings = makeListings();

/** What the pages say about the network is counted from its own records. */
export const languageCount = new Set(
  people.filter(({ is_agent }) => is_agent).flatMap(({ languages }) => languages),
).size;

type Share = { label: string; percent: number; count: number };

/** Sold price as a share of the asking price, for each trade with enough sales, best first. */
export function soldShares(least = 3): Share[] {
  const sales = soldWithPrices();
  return [...new Set(sales.map(({ category }) => category))]
    .map((label) =>
      sharesOf(
        label,
        sales.filter(({ category }) => category === label),
      ),
    )
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.percent - one.percent);
}

/** The same over all trades, in per cent. */
export const soldShare = sharesOf('All', soldWithPrices()).percent;

function soldWithPrices() {
  return listings.flatMap(({ category, asking_price: asked, sold_price: got }) =>
    asked && got ? [{ category, share: got / asked }] : [],
  );
}

function sharesOf(label: string, sales: readonly { share: number }[]): Share {
  const total = sales.reduce((sum, { share }) => sum + share, 0);
  return { label, percent: Math.round((total / Math.max(1, sales.length)) * 100), count: sales.length };
}
