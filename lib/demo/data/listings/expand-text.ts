import type { Random } from '../../random';

/** What a text may name in braces; nothing for what is not known or not told of this listing. */
export type Slots = Readonly<Record<string, string | undefined>>;

type Expansion = { text: string; named: ReadonlySet<string> };

/**
 * One wording of a text with choices: `{a|b}` is one of both, `{a|}` may be left out, and `{town}` the value of that slot. Choices
 * may stand in choices. Nothing when it names a slot without a value.
 */
export function expandText(text: string, slots: Slots, random: Random): Expansion | null {
  const named = new Set<string>();
  const choose = (part: string): string =>
    splitGroups(part)
      .map((piece) => {
        if (!piece.startsWith('{')) return piece;
        const choices = splitChoices(piece.slice(1, -1));
        if (choices.length > 1) return choose(random.pick(choices));
        named.add(piece.slice(1, -1));
        return slots[piece.slice(1, -1)] ?? '';
      })
      .join('');
  const chosen = choose(text);
  if ([...named].some((slot) => slots[slot] === undefined)) return null;
  return { text: startSentences(chosen), named };
}

/** `a {b|{c|d}} e` as `a `, `{b|{c|d}}`, ` e`. */
function splitGroups(text: string): string[] {
  return splitAt(text, ({ character, next, depth }) =>
    depth === 0 ? character === '}' || next === '{' : false,
  );
}

function splitChoices(group: string): string[] {
  const parts = splitAt(group, ({ character, depth }) => depth === 0 && character === '|');
  const choices = parts.map((part) => (endsInBar(part) ? part.slice(0, -1) : part));
  return endsInBar(parts.at(-1) ?? '') ? [...choices, ''] : choices;
}

const endsInBar = (part: string) => part.endsWith('|');

type Place = { character: string; next: string | undefined; depth: number };

/** Cuts after every place that is told to be one; `depth` counts the braces open after its character. */
function splitAt(text: string, isEnd: (place: Place) => boolean): string[] {
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
