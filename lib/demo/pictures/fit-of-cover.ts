import { type CoverCategory, coverCategories } from '../data/listings/cover-categories';
import { coverSubjects } from './cover-subjects';

/** Whom a business serves and what it has besides, which its title tells after what it is. */
const aside = /\b(with|serving|for|supplying|between|to)\b.*$/;
const idle = new Set('a an and at behind by in its of on the three two with window outside'.split(' '));

/** The beginnings of a text’s words, so that one cake is found among cakes; abbreviations as they are. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.replace(/\{\w+\}/g, '').match(/[\p{L}-]{2,}/gu) ?? [])
      .filter((word) => !idle.has(word))
      .map((word) =>
        /^\p{Lu}+$/u.test(word)
          ? word
          : word
              .toLowerCase()
              .replace(/(ies|y)$/, 'i')
              .replace(/e?s?$/, ''),
      ),
  );

const shown = new Map(
  coverCategories.map((cover) => {
    const { outside, inside } = coverSubjects[cover];
    return [cover, stemsOf(`${outside} ${inside}`)] as const;
  }),
);

const coversWith = (stem: string) => [...shown.values()].filter((stems) => stems.has(stem)).length;

/** How well what a cover shows fits what texts name: each word they share counts, and less the more covers show it. */
export function fitOfCover(cover: CoverCategory, texts: readonly string[]): number {
  const stems = texts.flatMap((text) => [...stemsOf(text.replace(aside, ''))]);
  const shared = stems.filter((stem) => shown.get(cover)?.has(stem));
  return shared.reduce((sum, stem) => sum + 1 / coversWith(stem), 0);
}
