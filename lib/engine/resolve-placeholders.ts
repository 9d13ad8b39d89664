import type { Json, JsonObject } from '@/schemas/json';

const placeholder = /\{([a-z]+(?:\.[a-z]+)?)\}/g;

/**
 * Replaces placeholders in authored text with names and figures of the page: `Selling in {town}`. Unknown
 * placeholders stay unchanged.
 */
export function resolvePlaceholders(props: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, resolveValue(value, names)]));
}

function resolveValue(value: Json, names: Readonly<Record<string, string>>): Json {
  if (typeof value === 'string') return resolveText(value, names);
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, names));
  return value !== null && typeof value === 'object' ? resolvePlaceholders(value, names) : value;
}

/** Replaces the placeholders of one text. */
export function resolveText(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (match, name: string) =>
    Object.hasOwn(names, name) ? (names[name] ?? match) : match,
  );
}
