import type { Random } from '../../random';
import type { CoverCategory } from './cover-categories';

/** How many covers each trade has. */
export const coverVariants = [0, 1, 2, 3] as const;

/** The media name of a cover. */
export const coverName = (covers: CoverCategory, variant: number) => `listing-${covers}-${variant + 1}`;

/** One to three covers of its trade, the first of them first. */
export function pickPictures(covers: CoverCategory, random: Random): string[] {
  const count = random.pick([1, 1, 2, 3]);
  return coverVariants.slice(0, count).map((variant) => coverName(covers, variant));
}
