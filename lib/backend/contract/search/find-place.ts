/** The figure that so many others stand before in their order, by Hoare's selection: about as long as three looks at each. They are put in another order. */
export function findPlace(figures: Float64Array, place: number): number {
  let first = 0;
  let last = figures.length - 1;
  while (first < last) {
    const pivot = figures[(first + last) >>> 1] ?? 0;
    let [low, high] = [first, last];
    while (low <= high) {
      while ((figures[low] ?? pivot) < pivot) low += 1;
      while ((figures[high] ?? pivot) > pivot) high -= 1;
      if (low > high) break;
      const figure = figures[low] ?? 0;
      figures[low] = figures[high] ?? 0;
      figures[high] = figure;
      low += 1;
      high -= 1;
    }
    if (place <= high) last = high;
    else if (place >= low) first = low;
    else break;
  }
  return figures[place] ?? Number.NaN;
}
