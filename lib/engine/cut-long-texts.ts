import type { Json, JsonObject } from '@/schemas/json';
import type { Issue } from './try-parse';

/** Where a text of some props is longer than it may be, and how long it may be, in characters. */
export type LongText = { path: readonly PropertyKey[]; most: number };

export function longTextsOf(issues: readonly Issue[]): LongText[] {
  return issues.flatMap(({ code, path, input, maximum }) =>
    code === 'too_big' && typeof input === 'string' && maximum !== undefined
      ? [{ path, most: Number(maximum) }]
      : [],
  );
}

/**
 * The props with those texts cut at their end that names made too long. What an author wrote too long stays as it is,
 * to be told.
 */
export function cutLongTexts(
  authored: JsonObject,
  named: JsonObject,
  longTexts: readonly LongText[],
): JsonObject {
  return longTexts.reduce((props, { path, most }) => {
    const [written, text] = [readAt(authored, path), readAt(props, path)];
    if (typeof text !== 'string' || written === text) return props;
    return replaceAt(props, path, cutText(text, most));
  }, named);
}

/** After a word; within one that fills the line by itself, but never within a sign of two parts. */
function cutText(text: string, most: number): string {
  const line = text.slice(0, most);
  const gaps = [...line.matchAll(/[\s,;:]+/g)];
  const last = gaps.findLast(([gap]) => /\s/.test(gap)) ?? gaps[0];
  const words = line.slice(0, last?.index);
  return `${words === line || words === '' ? text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '') : words}…`;
}

function readAt(value: Json | undefined, path: readonly PropertyKey[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, key) => entriesOf(inner).get(String(key)), value);
}

const entriesOf = (value: Json | undefined): ReadonlyMap<string, Json> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

function replaceAt(props: JsonObject, [key, ...below]: readonly PropertyKey[], text: string): JsonObject {
  const name = String(key);
  const inner = props[name];
  return inner === undefined ? props : { ...props, [name]: replaceIn(inner, below, text) };
}

function replaceIn(value: Json, path: readonly PropertyKey[], text: string): Json {
  if (path.length === 0) return text;
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(path[0]) ? replaceIn(item, path.slice(1), text) : item));
  return value !== null && typeof value === 'object' ? replaceAt(value, path, text) : value;
}
