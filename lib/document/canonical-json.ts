/**
 * The same text for two JSON values that say the same: keys in order, whatever is lost on the way through a program
 * left out (a key `__proto__`, a number too large for one). For values no deeper than `documentLimits.json`.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([key, child]) => key !== '__proto__' && child !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`).join()}}`;
}

/** Whether two values say the same; nothing says something else than any value. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other));
