import type { Json, JsonObject } from '@/schemas/json';
import type { ParseIssue } from './try-parse';

/** A text that exceeds its maximum length, in characters, and its path in the props. */
export type LongText = { path: readonly PropertyKey[]; max: number };

export function longTextsOf(issues: readonly ParseIssue[]): LongText[] {
  return issues.flatMap(({ code, path, input, maximum }) =>
    code === 'too_big' && typeof input === 'string' && maximum !== undefined
      ? [{ path, max: Number(maximum) }]
      : [],
  );
}

/**
 * Truncates the texts that became too long by resolving placeholders. Texts that an author wrote too long
 * stay, so that they are reported.
 */
export function truncateTexts(
  authored: JsonObject,
  resolved: JsonObject,
  longTexts: readonly LongText[],
): JsonObject {
  return longTexts.reduce((props, { path, max }) => {
    const [original, text] = [readAt(authored, path), readAt(props, path)];
    if (typeof text !== 'string' || original === text) return props;
    return replaceAt(props, path, truncateText(text, max));
  }, resolved);
}

/** After a word, or inside the word when it fills the limit by itself, but never within a surrogate pair. */
function truncateText(text: string, max: number): string {
  const head = text.slice(0, max);
  const gaps = [...head.matchAll(/[\s,;:]+/g)];
  const last = gaps.findLast(([gap]) => /\s/.test(gap)) ?? gaps[0];
  const completeWords = head.slice(0, last?.index);
  return `${completeWords === head || completeWords === '' ? text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '') : completeWords}…`;
}

function readAt(value: Json | undefined, path: readonly PropertyKey[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => entriesOf(inner).get(String(key)), value);
}

const entriesOf = (value: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function replaceAt(props: JsonObject, [key, ...rest]: readonly PropertyKey[], text: string): JsonObject {
  const name = String(key);
  const inner = props[name];
  return inner === undefined ? props : { ...props, [name]: replaceIn(inner, rest, text) };
}

function replaceIn(value: Json, path: readonly PropertyKey[], text: string): Json {
  if (path.length === 0) return text;
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(path[0]) ? replaceIn(item, path.slice(1), text) : item));
  return value !== null && typeof value === 'object' ? replaceAt(value, path, text) : value;
}
