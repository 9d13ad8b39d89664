import { type CoverCategory, coverCategories } from '../data/listings/cover-categories';
import { coverSubjects } from './cover-subjects';

/** The part of a title after the kind of business: its customers and extras. */
const titleSuffix = /\b(with|serving|for|supplying|between|to)\b.*$/;
const stopWords = new Set('a an and at behind by in its of on the three two with window outside'.split(' '));

/** The word stems of a text, so that singular and plural match; abbreviations are unchanged. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.replace(/\{\w+\}/g, '').match(/[\p{L}-]{2,}/gu) ?? [])
      .filter((term) => !stopWords.has(term))
      .map((term) =>
        /^\p{Lu}+$/u.test(term)
          ? term
          : term
              .toLowerCase()
              .replace(/(ies|y)$/, 'i')
              .replace(/e?s?$/, ''),
      ),
  );

const stemsByCover = new Map(
  coverCategories.map((cover) => {
    const { outside, inside } = coverSubjects[cover];
    return [cover, stemsOf(`${outside} ${inside}`)] as const;
  }),
);

const coversWith = (stem: string) => [...stemsByCover.values()].filter((stems) => stems.has(stem)).length;

/**
 * The fit between a cover and texts: the sum of the shared word stems, each weighted by the inverse of the
 * number of covers with it.
 */
export function coverFit(cover: CoverCategory, texts: readonly string[]): number {
  const stems = texts.flatMap((text) => [...stemsOf(text.replace(titleSuffix, ''))]);
  const shared = stems.filter((stem) => stemsByCover.get(cover)?.has(stem));
  return shared.reduce((sum, stem) => sum + 1 / coversWith(stem), 0);
}
