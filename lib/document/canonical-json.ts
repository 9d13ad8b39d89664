/**
 * The same text for two equal JSON values: keys are sorted, and values that JSON loses are omitted (a key
 * `__proto__`, a number that is too large). For values no deeper than `documentLimits.json`.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([key, child]) => key !== '__proto__' && child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`).join()}}`;
}

/** Whether two values are equal as JSON; undefined equals only undefined. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));
