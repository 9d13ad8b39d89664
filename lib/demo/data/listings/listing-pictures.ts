import type { CoverCategory } from '../../art/cover-categories';
import type { Random } from '../../random';

/** How many covers each trade has. */
export const coverVariants = [0, 1, 2, 3] as const;

/** The media name of a cover. */
export const coverName = (covers: CoverCategory, variant: number) => `listing-${covers}-${variant + 1}`;

/** None for one listing in twelve; else one to three covers of its trade. */
export function pickPictures(covers: CoverCategory, index: number, random: Random): string[] {
  if (random.chance(1 / 12)) return [];
  const count = random.pick([1, 1, 2, 3]);
  return Array.from({ length: count }, (_, step) => coverName(covers, (index + step) % coverVariants.length));
}
