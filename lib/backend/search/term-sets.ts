import type { IdSet } from '@/lib/backend/search/id-set';

/**
 * The listings that match a group of terms, as id sets: arrays of ids would take more memory for each
 * frequent word.
 */
export type TermSets = {
  isIncluded: boolean;
  /** Listings that contain the terms or are in a location with that name. */
  matches: IdSet;
  /** Those of them with the terms in their name or trade; null when there are none. */
  topMatches: IdSet | null;
};

/** The listings that rank first: those with the words in their name or trade. */
export type TopMatches = IdSet;

/** Null when no listing ranks first or the search has no words. */
export const findTopMatches = (words: readonly TermSets[]): TopMatches | null =>
  words.find(({ isIncluded, topMatches }) => isIncluded && topMatches !== null)?.topMatches ?? null;
