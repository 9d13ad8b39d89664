import type { Json } from '@/schemas/json';
import { isBlank } from '@/schemas/plain-text';

/** The props for validation: a text without visible characters counts as empty. */
export function normaliseBlanks(value: Json): Json {
  if (typeof value === 'string') return isBlank(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(normaliseBlanks);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, normaliseBlanks(inner)]));
}
