import { itemAt } from '../../random';
import { coverCategories } from './cover-categories';
import { coverName, coverVariants } from './listing-pictures';
import type { ListingRecord } from './listing-record';

/** All covers of a trade, by the first of them. */
const rings = new Map(
  coverCategories.map((covers) => {
    const names = coverVariants.map((variant) => coverName(covers, variant));
    return [coverName(covers, 0), names];
  }),
);

/** The listings, whose covers are turned round: in a list of one trade, newest first, none opens with the picture of the one before. */
export function turnPictures(listings: readonly ListingRecord[]): ListingRecord[] {
  const seen = new Map<string, number>();
  const turned = new Map<string, string[]>();
  for (const { slug, pictures } of listings.toSorted((a, b) => b.listed_at.localeCompare(a.listed_at))) {
    const [first = ''] = pictures;
    const ring = rings.get(first);
    if (!ring) continue;
    const turns = seen.get(first) ?? 0;
    seen.set(first, turns + 1);
    turned.set(
      slug,
      pictures.map((_, place) => itemAt(ring, turns + place)),
    );
  }
  return listings.map((listing) => ({ ...listing, pictures: turned.get(listing.slug) ?? listing.pictures }));
}
