import { foldLetters } from '@/schemas/fold-letters';

const genericWords: ReadonlySet<string> = new Set([
  ...['region', 'municipal', 'municipality', 'metropolitan', 'metro', 'district', 'assembly', 'ghana'],
]);

/** Abbreviated words of addresses. */
const abbreviations: Readonly<Record<string, string>> = {
  gt: 'greater',
  comm: 'community',
  com: 'community',
  est: 'estates',
  ests: 'estates',
  estate: 'estates',
  jn: 'junction',
  jnc: 'junction',
  jct: 'junction',
  junc: 'junction',
  rd: 'road',
  ave: 'avenue',
  ext: 'extension',
  res: 'residential',
  mkt: 'market',
  univ: 'university',
};

const directions: Readonly<Record<string, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' };

const numberWords = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

function expandWord(word: string, next: string | undefined, previous: string | undefined): string {
  const direction = directions[word];
  if (direction && next && next.length > 1) return direction;
  if (word === 'c' && next && /^\d+$/.test(next)) return 'community';
  if (previous && /^com(m|munity)?$/.test(previous) && numberWords.includes(word))
    return String(numberWords.indexOf(word) + 1);
  return abbreviations[word] ?? word;
}

/**
 * The form in which names are compared: words without accents, generic words and abbreviations.
 * `E. Legon` → `east legon`, `Comm. 25` → `community 25`, `Ashanti Region` → `ashanti`.
 */
export function normaliseName(text: string): string {
  const words = foldLetters(text)
    .replace(/['’ʼ`]/g, '')
    .replace(/\b(c|com|comm|community)\.?\s?(\d{1,2})\b/g, 'community $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  return words
    .map((word, index) => expandWord(word, words[index + 1], words[index - 1]))
    .filter((word) => !genericWords.has(word))
    .join(' ');
}
