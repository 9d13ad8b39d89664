import type { Json, JsonObject } from '@/schemas/json';

/** Fields whose values may not decrease from one to the next when they occur together. */
const ascendingFields = [
  ['low', 'median', 'high'],
  ['least', 'most'],
  ['min', 'max'],
  ['from', 'to'],
  ['opens', 'closes'],
  ['downPayment', 'askingPrice'],
  ['discretionaryEarnings', 'totalSales'],
] as const;

/** Contradictions in content, each as `path: description`. */
export function findContradictions(content: Json, path = ''): string[] {
  if (Array.isArray(content))
    return content.flatMap((item, at) => findContradictions(item, `${path}[${at}]`));
  if (content === null || typeof content !== 'object') return [];
  const own = [...descendingValues(content), ...displayMismatch(content), ...priceWithoutSale(content)];
  const inner = Object.entries(content).flatMap(([name, value]) =>
    findContradictions(value, `${path}.${name}`),
  );
  return [...own.map((fault) => `${path}: ${fault}`), ...inner];
}

function descendingValues(content: JsonObject): string[] {
  return ascendingFields.flatMap((names) => {
    const presentValues = names.flatMap((name) => {
      const value = content[name];
      return typeof value === 'number' || isTime(value) ? [{ name, value }] : [];
    });
    return presentValues.slice(1).flatMap(({ name, value }, at) => {
      const before = presentValues[at];
      return before && before.value > value ? [`${before.name} is more than ${name}`] : [];
    });
  });
}

const isTime = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value);

/** A number next to a display text with another number. */
function displayMismatch({ value, display }: JsonObject): string[] {
  if (typeof value !== 'number' || typeof display !== 'string' || !/^[\d,]+$/.test(display)) return [];
  return Number(display.replaceAll(',', '')) === value ? [] : [`${value} is read as ${display}`];
}

function priceWithoutSale({ status, soldPrice }: JsonObject): string[] {
  return typeof status === 'string' && status !== 'sold' && typeof soldPrice === 'number'
    ? [`a price it was sold for, though ${status}`]
    : [];
}
