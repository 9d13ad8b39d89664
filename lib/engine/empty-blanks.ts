import type { Json } from '@/schemas/json';
import { isBlank } from '@/schemas/plain-text';

/** Props as they are judged: a text of which nothing can be seen is an empty one. */
export function emptyBlanks(value: Json): Json {
  if (typeof value === 'string') return isBlank(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(emptyBlanks);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, emptyBlanks(inner)]));
}
