import { type CoverCategory, coverCategories } from '../art/cover-categories';
import { coverView } from '../art/cover-view';
import { coverName, coverVariants } from '../data/listings/listing-pictures';
import { coverSubjects } from './cover-subjects';
import type { PictureRecord } from './picture-record';

const hours = { dawn: 'at dawn', noon: 'at noon', dusk: 'at dusk', evening: 'in the evening' } as const;

const describe = (category: CoverCategory, variant: number): string => {
  const { side, light } = coverView(category, variant);
  return `Drawing of ${coverSubjects[category][side]}, ${hours[light.name]}`;
};

/** Four covers for every trade. */
export const listingCovers: readonly PictureRecord[] = coverCategories.flatMap((category) =>
  coverVariants.map((variant) => ({
    name: coverName(category, variant),
    alt: describe(category, variant),
    request: { kind: 'listing-cover', category, variant },
  })),
);
