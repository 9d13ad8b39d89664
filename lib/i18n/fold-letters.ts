/** Letters of Ghanaian languages without a canonical decomposition, and the Latin letters that people type for them. */
const ghanaianLetters: Readonly<Record<string, string>> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
};

/** Lower case without accents, and with Latin letters for those of Ghanaian languages: `Kɔfɔridua` → `koforidua`. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɔɛŋɖƒɣʋ]/g, (letter) => ghanaianLetters[letter] ?? letter);
