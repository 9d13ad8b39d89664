/** Of so many, one look at all leaves a few. */
const many = 4_096;

/** The figure that so many others stand before in their order. Figures are not below 0; they are put in another order. */
export function findPlace(figures: Float64Array, place: number): number {
  if (figures.length < many) return select(figures, place);
  const { before, among } = narrow(figures, place);
  return select(among, place - before);
}

/** Those that begin with the same sixteen bits as the one looked for, whose order is that of figures, and how many come before them. */
function narrow(figures: Float64Array, place: number): { before: number; among: Float64Array } {
  const parts = new Uint16Array(figures.buffer, figures.byteOffset, figures.length * 4);
  const counts = new Uint32Array(2 ** 16);
  for (let at = 3; at < parts.length; at += 4) counts[parts[at] ?? 0] = (counts[parts[at] ?? 0] ?? 0) + 1;
  let [beginning, before] = [0, 0];
  while (before + (counts[beginning] ?? 0) <= place) before += counts[beginning++] ?? 0;
  const among = new Float64Array(counts[beginning] ?? 0);
  let taken = 0;
  for (let at = 0; taken < among.length; at += 1)
    if (parts[4 * at + 3] === beginning) among[taken++] = figures[at] ?? 0;
  return { before, among };
}

/** By Hoare's selection: about as long as three looks at each. */
function select(among: Float64Array, place: number): number {
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
