import type { FoundOffice } from '@/lib/visitor/search-offices';

/** Everything this near is worth showing, in metres. */
const near = 75_000;
/** And never fewer than these, however far they are. */
const atLeast = 3;

/** The offices worth showing for a place, from all of them, nearest first. */
export function pickNearest(found: readonly FoundOffice[]): FoundOffice[] {
  return found.filter(({ distance }, index) => index < atLeast || (distance !== null && distance <= near));
}
