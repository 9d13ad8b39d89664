import type { IdSet } from '@/lib/backend/search/id-set';

/**
 * The listings that match a group of terms, as id sets: arrays of ids would take more memory for each
 * frequent word.
 */
export type TermSets = {
  isIncluded: boolean;
  /** Listings that contain the terms or are in a location with that name. */
  matches: IdSet;
  /** The matches with the terms in their name or trade; null when there are none. */
  topMatches: IdSet | null;
};

/** The listings of each group of words, and the first place among the words without listings of its own. */
export type WordMatches = { sets: readonly TermSets[]; unlistedPlace: string | null };

/** The listings that rank first: those with the words in their name or trade. */
export type TopMatches = IdSet;

/** The top matches of the first included group; null when there are none or the search has no words. */
export const findTopMatches = (words: readonly TermSets[]): TopMatches | null =>
  words.find(({ isIncluded, topMatches }) => isIncluded && topMatches !== null)?.topMatches ?? null;
