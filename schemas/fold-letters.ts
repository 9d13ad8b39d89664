/** Letters that have no decomposition, such as those of Akan, Ewe, Ga and Dagbani, with what people type for them. */
const letters: Readonly<Record<string, string>> = {
  ...{
    ɔ: 'o',
    ɛ: 'e',
    ə: 'e',
    ŋ: 'n',
    ɲ: 'n',
    ɖ: 'd',
    ɗ: 'd',
    ƒ: 'f',
    ɣ: 'g',
    ɠ: 'g',
    ʋ: 'v',
    ɩ: 'i',
    ʊ: 'u',
    ʒ: 'z',
  },
  ...{
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ħ: 'h',
    ı: 'i',
    æ: 'ae',
    œ: 'oe',
    ß: 'ss',
    þ: 'th',
    ð: 'd',
    ɓ: 'b',
    ƙ: 'k',
    ƴ: 'y',
  },
};
const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** A text in lower case without accents and with plain letters: `Kɔkɔɔ, Dzɔdze` → `kokoo, dzodze`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(pattern, (letter) => letters[letter] ?? letter);
