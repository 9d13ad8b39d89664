const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What most pages are written with: English, and the lower case of French and Spanish, whose letters are its letters with a mark. */
export const commonCharacters = `${range(0x20, 0x7e)}\u00a0£©°·×–—‘’“”…•→−àâçèéêëîïôùûœñáíóúöü¿¡«»`;
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−→←↑↓ŒœŸ`;

/** What Vietnamese has beside them: its letters with a mark, or two. Their own small file, too. */
export const vietnameseLetters = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`;

/** What each language writes with; null is the typefaces of the visitor's system, as a Japanese one weighs megabytes. */
export const charactersByLanguage: Readonly<Record<string, string | null>> = {
  en: latin,
  fr: latin,
  es: latin,
  vi: latin + vietnameseLetters,
  ja: null,
};

/** The other Latin characters, in a small file of their own. */
export const rareCharacters = [...latin].filter((one) => !commonCharacters.includes(one)).join('');

/** On every page with a price. */
export const cedi = '₵';

/**
 * The letters of Akan, Ewe, Ga, Dagbani and Hausa that names and places are written with. Their own small
 * file: the packages keep them apart from the Latin letters.
 */
export const ghanaianLetters = 'ƐɛƆɔŊŋƉɖƑƒƔɣƲʋƷʒƁɓƊɗƘƙ';
