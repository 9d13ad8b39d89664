import type { SavedListing } from '@/schemas/buyers/buyer-calls';

export const savedOrders = ['newest', 'price_asc', 'price_desc', 'sde_desc', 'name_asc'] as const;
export type SavedOrder = (typeof savedOrders)[number];

/** The listings in an order; those that do not disclose the figure are last. */
export function sortSaved(
  listings: readonly SavedListing[],
  order: SavedOrder,
  locale: string,
): SavedListing[] {
  switch (order) {
    case 'newest':
      return listings.toSorted((a, b) => b.saved_at.localeCompare(a.saved_at));
    case 'name_asc':
      return listings.toSorted((a, b) => a.listing.title.localeCompare(b.listing.title, locale));
    case 'price_asc':
      return sortByFigure(listings, ({ listing }) => listing.asking_price, 1);
    case 'price_desc':
      return sortByFigure(listings, ({ listing }) => listing.asking_price, -1);
    case 'sde_desc':
      return sortByFigure(listings, ({ listing }) => listing.discretionary_earnings, -1);
  }
}

function sortByFigure(
  listings: readonly SavedListing[],
  figureOf: (saved: SavedListing) => number | null,
  direction: 1 | -1,
): SavedListing[] {
  const rank = (saved: SavedListing) => {
    const figure = figureOf(saved);
    return figure === null ? Number.POSITIVE_INFINITY : figure * direction;
  };
  return listings.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
