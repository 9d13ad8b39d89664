type Priced = { asking_price: number | null };

/** Half the price and twice the price are as far away; what tells no price comes last. Where there is nothing to compare, the order stays. */
export function byNearestPrice<Item extends Priced>(items: readonly Item[], price: number | null): Item[] {
  if (!price) return [...items];
  const distance = ({ asking_price: asked }: Item) => (asked ? Math.abs(Math.log(asked / price)) : Infinity);
  // Neither of two that tell no price is nearer: they keep their order.
  return [...items].sort((one, other) => distance(one) - distance(other) || 0);
}
