import { itemAt } from '../../random';
import { coverCategories } from './cover-categories';
import { coverName, coverVariants } from './listing-pictures';
import type { ListingRecord } from './listing-record';

/** The covers of each category by the name of the first. */
const coversByFirst = new Map(
  coverCategories.map((covers) => {
    const names = coverVariants.map((variant) => coverName(covers, variant));
    return [coverName(covers, 0), names];
  }),
);

/**
 * Rotates the covers: in a list of one category, newest first, consecutive listings start with different
 * covers.
 */
export function rotateCovers(listings: readonly ListingRecord[]): ListingRecord[] {
  const usesByCover = new Map<string, number>();
  const rotatedPictures = new Map<string, string[]>();
  for (const { slug, pictures } of listings.toSorted((a, b) => b.listed_at.localeCompare(a.listed_at))) {
    const [first = ''] = pictures;
    const covers = coversByFirst.get(first);
    if (!covers) continue;
    const offset = usesByCover.get(first) ?? 0;
    usesByCover.set(first, offset + 1);
    rotatedPictures.set(
      slug,
      pictures.map((_, index) => itemAt(covers, offset + index)),
    );
  }
  return listings.map((listing) => ({ ...listing, pictures: rotatedPictures.get(listing.slug) ?? listing.pictures }));
}
