import { type CoverCategory, coverCategories } from '../data/listings/cover-categories';
import { coverName, coverVariants } from '../data/listings/listing-pictures';
import { itemAt } from '../random';
import { type CoverHour, coverHours, firstCoverHours } from './cover-hours';
import { coverSubjects } from './cover-subjects';
import type { PictureRecord } from './picture-record';

const hourPhrases: Readonly<Record<CoverHour, string>> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  evening: 'in the evening',
};

const altOf = (category: CoverCategory, variant: number): string => {
  const side = variant % 2 === 0 ? 'outside' : 'inside';
  const hour = itemAt(coverHours, coverHours.indexOf(firstCoverHours[category]) + variant);
  return `Drawing of ${coverSubjects[category][side]}, ${hourPhrases[hour]}`;
};

/** Four covers for every trade: the first and third from outside, the others from inside. */
export const listingCovers: readonly PictureRecord[] = coverCategories.flatMap((category) =>
  coverVariants.map((variant) => ({ name: coverName(category, variant), alt: altOf(category, variant) })),
);
