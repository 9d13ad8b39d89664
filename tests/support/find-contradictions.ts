import type { Json, JsonObject } from '@/schemas/json';

/** Fields that rise, or stay, from one to the next where they stand together. */
const rising = [
  ['low', 'median', 'high'],
  ['least', 'most'],
  ['min', 'max'],
  ['from', 'to'],
  ['opens', 'closes'],
  ['downPayment', 'askingPrice'],
  ['discretionaryEarnings', 'totalSales'],
] as const;

/** Where content says two things that cannot both be so, each as `path: what`. */
export function findContradictions(content: Json, path = ''): string[] {
  if (Array.isArray(content))
    return content.flatMap((item, at) => findContradictions(item, `${path}[${at}]`));
  if (content === null || typeof content !== 'object') return [];
  const own = [...falling(content), ...misread(content), ...unsold(content)];
  const inner = Object.entries(content).flatMap(([name, value]) =>
    findContradictions(value, `${path}.${name}`),
  );
  return [...own.map((fault) => `${path}: ${fault}`), ...inner];
}

function falling(content: JsonObject): string[] {
  return rising.flatMap((names) => {
    const there = names.flatMap((name) => {
      const value = content[name];
      return typeof value === 'number' || isTime(value) ? [{ name, value }] : [];
    });
    return there.slice(1).flatMap(({ name, value }, at) => {
      const before = there[at];
      return before && before.value > value ? [`${before.name} is more than ${name}`] : [];
    });
  });
}

const isTime = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^\d\d:\d\d$/.test(value);

/** A number beside the same number as it is read. */
function misread({ value, display }: JsonObject): string[] {
  if (typeof value !== 'number' || typeof display !== 'string' || !/^[\d,]+$/.test(display)) return [];
  return Number(display.replaceAll(',', '')) === value ? [] : [`${value} is read as ${display}`];
}

function unsold({ status, soldPrice }: JsonObject): string[] {
  return typeof status === 'string' && status !== 'sold' && typeof soldPrice === 'number'
    ? [`a price it was sold for, though ${status}`]
    : [];
}
