/**
 * How much room a picture takes in the mosaic, as classes: two columns on phones, four on wide
 * screens. The first one is the largest; the last ones widen so that no row ends in a gap.
 * @param place counted from 0.
 */
export function galleryCell(place: number, count: number): string {
  if (count === 1) return 'col-span-2 lg:col-span-4 lg:min-h-[34rem]';
  if (count === 2 || count === 4) return 'col-span-2 sm:col-span-1 lg:col-span-2 lg:min-h-96';
  if (place === 0) return 'col-span-2 lg:row-span-2';
  const narrow = place === count - 1 && count % 2 === 0 ? 'col-span-2' : 'col-span-1';
  return `${narrow} ${wideSpan(place, count)}`;
}

/** Of the four columns; the first picture has taken two columns of the first two rows. */
function wideSpan(place: number, count: number): string {
  if (count === 3) return 'lg:col-span-2';
  const left = (count + 3) % 4;
  const fromEnd = count - place;
  if (left === 1 && fromEnd === 1) return 'lg:col-span-4';
  if ((left === 2 && fromEnd <= 2) || (left === 3 && fromEnd === 1)) return 'lg:col-span-2';
  return 'lg:col-span-1';
}
