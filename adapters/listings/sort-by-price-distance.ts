type Priced = { asking_price: number | null };

/**
 * Sorts items by their distance from a price. Half the price and twice the price are equally distant; items
 * without a price come last. Without a reference price the order is unchanged.
 */
export function sortByPriceDistance<Item extends Priced>(
  items: readonly Item[],
  price: number | null,
): Item[] {
  if (!price) return [...items];
  const distance = ({ asking_price: askingPrice }: Item) =>
    askingPrice ? Math.abs(Math.log(askingPrice / price)) : Infinity;
  // For two items without a price the difference is NaN; `|| 0` keeps their order.
  return [...items].sort((a, b) => distance(a) - distance(b) || 0);
}
