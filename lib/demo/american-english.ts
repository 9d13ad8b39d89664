import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import spellingFile from './spelling.en-US.json' with { type: 'json' };

/** Words, and beginnings of words, with a different spelling in the United States. */
const spellings: ReadonlyMap<string, string> = new Map(Object.entries(spellingFile));

const britishWords = new RegExp(`\\b(${[...spellings.keys()].join('|')})`, 'gi');
const link = /(\]\([^)]*\))/;
/** Keys whose values are not text. */
const nonTextKeys = new Set(['href', 'url', 'src', 'id', 'type', 'bind', 'slug']);

/** Converts text or Markdown to American spelling; link targets are unchanged. */
export function spellAmerican(text: string): string {
  return text
    .split(link)
    .map((part) => (link.test(part) ? part : part.replace(britishWords, respell)))
    .join('');
}

function respell(word: string): string {
  const american = spellings.get(word.toLowerCase()) ?? word;
  const first = word.charAt(0);
  return first === first.toUpperCase() ? american.charAt(0).toUpperCase() + american.slice(1) : american;
}

/** Converts every text in an object, such as a block with its props and slots. */
export function spellAmericanIn(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, nonTextKeys.has(key) ? value : spellValue(value)]),
  );
}

function spellValue(value: Json): Json {
  if (typeof value === 'string') return spellAmerican(value);
  if (Array.isArray(value)) return value.map(spellValue);
  const object = jsonObjectSchema.safeParse(value);
  return object.success ? spellAmericanIn(object.data) : value;
}
