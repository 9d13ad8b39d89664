/**
 * The grid classes of a gallery image: two columns on phones, four on wide screens. The first image is the
 * largest; the last ones are wider, so that no row ends in a gap.
 * @param index zero-based.
 */
export function galleryCell(index: number, count: number): string {
  if (count === 1) return 'col-span-2 lg:col-span-4 lg:min-h-[34rem]';
  if (count === 2 || count === 4) return 'col-span-2 sm:col-span-1 lg:col-span-2 lg:min-h-96';
  if (index === 0) return 'col-span-2 lg:row-span-2';
  const narrow = index === count - 1 && count % 2 === 0 ? 'col-span-2' : 'col-span-1';
  return `${narrow} ${wideSpan(index, count)}`;
}

/** The column span in four columns; the first image occupies two columns of the first two rows. */
function wideSpan(index: number, count: number): string {
  if (count === 3) return 'lg:col-span-2';
  const cellsInLastRow = (count + 3) % 4;
  const fromEnd = count - index;
  if (cellsInLastRow === 1 && fromEnd === 1) return 'lg:col-span-4';
  if ((cellsInLastRow === 2 && fromEnd <= 2) || (cellsInLastRow === 3 && fromEnd === 1))
    return 'lg:col-span-2';
  return 'lg:col-span-1';
}
