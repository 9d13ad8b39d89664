import { buildListings } from '../data/listings/listings';
import { people } from '../data/people/people';

const listings = buildListings();

/** Figures about the network in texts, computed from its records. */
export const languageCount = new Set(
  people.filter(({ is_agent }) => is_agent).flatMap(({ languages }) => languages),
).size;

type Share = { label: string; percent: number; count: number };

/** The sold price as a share of the asking price for each category with enough sales, highest first. */
export function soldShares(minSales = 3): Share[] {
  const sales = soldWithPrices();
  return [...new Set(sales.map(({ category }) => category))]
    .map((label) =>
      sharesOf(
        label,
        sales.filter(({ category }) => category === label),
      ),
    )
    .filter(({ count }) => count >= minSales)
    .sort((a, b) => b.percent - a.percent);
}

/** The same share over all categories, in per cent. */
export const soldShare = sharesOf('All', soldWithPrices()).percent;

function soldWithPrices() {
  return listings.flatMap(({ category, asking_price: askingPrice, sold_price: soldPrice }) =>
    askingPrice && soldPrice ? [{ category, share: soldPrice / askingPrice }] : [],
  );
}

function sharesOf(label: string, sales: readonly { share: number }[]): Share {
  const total = sales.reduce((sum, { share }) => sum + share, 0);
  return { label, percent: Math.round((total / Math.max(1, sales.length)) * 100), count: sales.length };
}
