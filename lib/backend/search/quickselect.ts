/**
 * The figure at a position of the sorted order (Hoare's quickselect, about three passes). Reorders the
 * array.
 */
export function selectNth(figures: Float64Array, position: number): number {
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
    if (position <= high) last = high;
    else if (position >= low) first = low;
    else break;
  }
  return figures[position] ?? Number.NaN;
}
