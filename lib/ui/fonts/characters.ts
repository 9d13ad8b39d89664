const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of most pages: English, and the lower case of French and Spanish. */
export const commonCharacters = `${range(0x20, 0x7e)}\u00a0£©°·×–—‘’“”…•→−àâçèéêëîïôùûœñáíóúöü¿¡«»`;
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−→←↑↓ŒœŸ`;

/** The additional letters of Vietnamese, in their own small file. */
export const vietnameseLetters = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`;

/**
 * The characters of each language; null for the visitor's system font, because a Japanese font has
 * megabytes.
 */
export const charactersByLanguage: Readonly<Record<string, string | null>> = {
  en: latin,
  fr: latin,
  es: latin,
  vi: latin + vietnameseLetters,
  ja: null,
};

/** The other Latin characters, in their own small file. */
export const rareCharacters = [...latin]
  .filter((candidate) => !commonCharacters.includes(candidate))
  .join('');

/** On every page with a price. */
export const cedi = '₵';

/**
 * The letters of Akan, Ewe, Ga, Dagbani and Hausa in names and places, in their own small file, because the
 * packages keep them separate from the Latin letters.
 */
export const ghanaianLetters = 'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƷʒƁɓƊɗƘƙ';
