import type { Random } from '../../random';

/** The values for placeholders in braces; undefined when unknown or undisclosed. */
export type Slots = Readonly<Record<string, string | undefined>>;

type Expansion = { text: string; usedSlots: ReadonlySet<string> };

/**
 * Expands a text with choices at random: `{a|b}` is one of the two, `{a|}` is optional, and `{town}` is the
 * value of that slot. Choices can be nested. Returns null when a chosen slot has no value.
 */
export function expandText(text: string, slots: Slots, random: Random): Expansion | null {
  const usedSlots = new Set<string>();
  const choose = (part: string): string =>
    splitGroups(part)
      .map((piece) => {
        if (!piece.startsWith('{')) return piece;
        const choices = splitChoices(piece.slice(1, -1));
        if (choices.length > 1) return choose(random.pick(choices));
        usedSlots.add(piece.slice(1, -1));
        return slots[piece.slice(1, -1)] ?? '';
      })
      .join('');
  const chosen = choose(text);
  if ([...usedSlots].some((slot) => slots[slot] === undefined)) return null;
  return { text: startSentences(chosen), usedSlots };
}

/** Stores results by text: each template is expanded up to eighty times. */
function memoize(split: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const results = new Map<string, readonly string[]>();
  return (text) => {
    const parts = results.get(text) ?? split(text);
    results.set(text, parts);
    return parts;
  };
}

/** Splits `a {b|{c|d}} e` into `a `, `{b|{c|d}}` and ` e`. */
const splitGroups = memoize((text) =>
  splitAt(text, ({ character, next, depth }) => (depth === 0 ? character === '}' || next === '{' : false)),
);

const splitChoices = memoize((group) => {
  const parts = splitAt(group, ({ character, depth }) => depth === 0 && character === '|');
  const choices = parts.map((part) => (endsInBar(part) ? part.slice(0, -1) : part));
  return endsInBar(parts.at(-1) ?? '') ? [...choices, ''] : choices;
});

const endsInBar = (part: string) => part.endsWith('|');

type SplitPosition = { character: string; next: string | undefined; depth: number };

/**
 * Splits after every position for which the predicate is true; `depth` is the number of open braces after
 * the character.
 */
function splitAt(text: string, isEnd: (position: SplitPosition) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (!isEnd({ character, next: text[index + 1], depth })) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}

const startSentences = (text: string) =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
