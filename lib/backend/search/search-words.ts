import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { correctTerms } from '@/lib/backend/search/correct-terms';
import { normaliseInput, parseTerms, type SearchWords } from '@/lib/backend/search/parse-search';
import { applySynonyms } from '@/lib/backend/search/synonyms';
import type { Vocabulary } from '@/lib/backend/search/vocabulary';
import { findInSearch } from '@/lib/places/find-in-search';
import { findMisspelt, findSimilar } from '@/lib/places/name-index';
import { normaliseName } from '@/lib/places/normalise-name';
import { formatPlace } from '@/lib/places/resolve-place';

/** A synonym or the name of a place that resembles an unknown word. */
function findSimilarName({ places, synonyms }: Vocabulary, word: string): string | undefined {
  const name = normaliseName(word);
  return findSimilar(name, synonyms.words) ?? findMisspelt(places.index, name)[0]?.name;
}

/** Separates the places from the other words, and corrects unknown words. */
export async function resolveSearchWords(
  context: ReadContext,
  input: string,
  vocabulary: Vocabulary,
): Promise<SearchWords> {
  const { index, resolve } = vocabulary.places;
  const parse = (words: string) => {
    const { included, excluded } = parseTerms(words);
    const { terms, synonyms } = applySynonyms(vocabulary.synonyms, included);
    return { included: terms, excluded, synonyms };
  };
  const correct = (words: string) =>
    correctTerms(context, parse(words), (word) => findSimilarName(vocabulary, word));
  const { places, rest } = findInSearch(index, resolve, normaliseInput(input));
  const { terms, corrected } = await correct(rest);
  if (corrected === null) return { terms, places, corrected: null };
  // A correction may be the name of a place or a word with synonyms.
  const again = findInSearch(index, resolve, corrected);
  return {
    terms: (await correct(again.rest)).terms,
    places: [...places, ...again.places],
    corrected: [corrected, ...places.map(({ place }) => formatPlace(place))].join(' '),
  };
}
