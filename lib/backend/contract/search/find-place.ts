/** The figure that so many others stand before in their order; `among` is put in another order. By Hoare's selection: about as long as three looks at each. */
export function findPlace(among: Float64Array, place: number): number {
  let first = 0;
  let last = among.length - 1;
  while (first < last) {
    const pivot = among[(first + last) >>> 1] ?? 0;
    let [low, high] = [first, last];
    while (low <= high) {
      while ((among[low] ?? pivot) < pivot) low += 1;
      while ((among[high] ?? pivot) > pivot) high -= 1;
      if (low > high) break;
      const figure = among[low] ?? 0;
      among[low] = among[high] ?? 0;
      among[high] = figure;
      low += 1;
      high -= 1;
    }
    if (place <= high) last = high;
    else if (place >= low) first = low;
    else break;
  }
  return among[place] ?? Number.NaN;
}
