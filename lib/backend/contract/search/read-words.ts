/** What is looked for in words: terms of one word, or several that stand beside each other. */
export type SearchWords = { wanted: string[]; unwanted: string[] };

/** With the terms that stand in the name of a place: all listings there are found by them. */
export type FoundWords = SearchWords & { places: ReadonlySet<string> };

/** What is looked for in place of what was written, and how that is written; null when nothing was mended. */
export type CorrectedWords = { words: FoundWords; corrected: string | null };

const mostTerms = 12;
const term = /(-?)(?:"([^"]*)"?|(\S+))/g;
/** As telephones and word processors write them. */
const curlyQuotes = /[“”„‟«»]/g;
const dashes = /(^|\s)[−–—](?=\S)/g;
/** What nobody sees, as a soft hyphen within a word that was copied. */
const unseen = /\p{Cf}/gu;
const plainly = (written: string): string =>
  written.normalize('NFKC').replaceAll(unseen, '').replaceAll(curlyQuotes, '"').replaceAll(dashes, '$1-');

/** -word leaves out, "two words" is one term; what holds no letter or digit is passed over, as is what comes after twelve. */
export function readWords(written: string): SearchWords {
  const words: SearchWords = { wanted: [], unwanted: [] };
  for (const [, not, phrase, word] of [...plainly(written).matchAll(term)].slice(0, mostTerms)) {
    const said = (phrase ?? word ?? '').replaceAll('"', '').trim();
    if (/[\p{L}\p{N}]/u.test(said)) (not ? words.unwanted : words.wanted).push(said);
  }
  return words;
}

/** The same as somebody would write it. */
export function writeWords({ wanted, unwanted }: SearchWords): string {
  const write = (said: string) => (/\s/.test(said) ? `"${said}"` : said);
  return [...wanted.map(write), ...unwanted.map((said) => `-${write(said)}`)].join(' ');
}
