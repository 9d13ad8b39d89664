import { APIError, type FlattenedField } from 'payload';
import { apiLimits } from './api-limits';
import { checkJson } from './check-json';
import { expectedTerm } from './missed-term';

const rangeOperators: readonly string[] = [
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
];

/**
 * The operators that every field supports. Payload has more, for geographic fields and for other databases.
 */
const operators: ReadonlySet<string> = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...rangeOperators,
]);

/** Finds the field at a query path; null when it does not exist. */
export type FindField = (path: string) => FlattenedField | null;

/**
 * @throws APIError unless the value is `{ field: { operator: value } }`, combined by `and` and `or`, with
 * valid fields and values.
 */
export function checkWhere(where: unknown, findField: FindField, depth = 0): void {
  if (where === undefined) return;
  if (!isRecord(where) || depth > apiLimits.whereDepth)
    throw new APIError('Write where as where[field][operator]=value', 400);
  if (depth === 0) checkJson(where);
  // Payload would use the last of them only.
  if (Object.keys(where).filter(isCombinator).length > 1)
    throw new APIError('Write where[and] and where[or] one within the other: where[and][0][or][0]', 400);
  for (const [key, value] of Object.entries(where)) {
    if (isCombinator(key)) {
      if (!Array.isArray(value)) throw new APIError(`Write where[${key}] as a list: where[${key}][0]`, 400);
      for (const one of value) checkWhere(one, findField, depth + 1);
    } else if (!isRecord(value) || !Object.keys(value).every((name) => operators.has(name))) {
      throw new APIError(`Name an operator that the field has: where[${key}][equals]=…`, 400);
    } else checkTerms(key, value, findField);
  }
}

function checkTerms(path: string, terms: Record<string, unknown>, findField: FindField): void {
  const field = findField(path);
  if (!field) throw new APIError(`Choose another field than where[${path}]: there is none of this name`, 400);
  checkCombination(path, Object.keys(terms));
  for (const [operator, value] of Object.entries(terms)) {
    const term = `where[${path}][${operator}]`;
    const expected = expectedTerm({ field, operator, value }, term);
    if (expected) throw new APIError(`Check ${term}: it takes ${expected}`, 400);
  }
}

/**
 * Payload ignores further operators of the same field after most operators; it supports both ends of a
 * range.
 */
function checkCombination(path: string, operatorNames: readonly string[]): void {
  if (operatorNames.length < 2 || operatorNames.every((one) => rangeOperators.includes(one))) return;
  const separateTerms = operatorNames.map((one, at) => `where[and][${at}][${path}][${one}]`);
  throw new APIError(`Write what you ask of where[${path}] one by one: ${separateTerms.join(', ')}`, 400);
}

const isCombinator = (key: string) => /^(and|or)$/i.test(key);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
