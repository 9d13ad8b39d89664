import type { Json, JsonObject } from '@/schemas/json';

const placeholder = /\{([a-z]+(?:\.[a-z]+)?)\}/g;

/** Puts the page's names and figures into authored text: `Selling in {town}`. Words in braces that are none stay as they are. */
export function fillNames(props: JsonObject, names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, fillValue(value, names)]));
}

function fillValue(value: Json, names: Readonly<Record<string, string>>): Json {
  if (typeof value === 'string') return fillText(value, names);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, names));
  return value !== null && typeof value === 'object' ? fillNames(value, names) : value;
}

/** The same for one text. */
export function fillText(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(names, name) ? (names[name] ?? whole) : whole,
  );
}
