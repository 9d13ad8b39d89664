import type { Random } from '../../random';
import type { CoverCategory } from './cover-categories';

/** The variants of the covers of each category. */
export const coverVariants = [0, 1, 2, 3] as const;

/** The media name of a cover. */
export const coverName = (covers: CoverCategory, variant: number) => `listing-${covers}-${variant + 1}`;

/** Picks one to three covers of the category, starting with the first variant. */
export function pickPictures(covers: CoverCategory, random: Random): string[] {
  const count = random.pick([1, 1, 2, 3]);
  return coverVariants.slice(0, count).map((variant) => coverName(covers, variant));
}
