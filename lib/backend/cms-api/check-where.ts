import { APIError, type FlattenedField } from 'payload';
import { apiLimits } from './api-limits';
import { checkJson } from './check-json';
import { missedTerm } from './missed-term';

const comparisons: readonly string[] = [
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
];

/** Those that every field's column has; Payload knows more, for maps and for other databases. */
const operators: ReadonlySet<string> = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...comparisons,
]);

/** The field that a query names by its path; null where there is none. */
export type FindField = (path: string) => FlattenedField | null;

/** @throws APIError unless it is `{ field: { operator: value } }`, combined by `and` and `or`, of fields that take such values. */
export function checkWhere(where: unknown, findField: FindField, depth = 0): void {
  if (where === undefined) return;
  if (!isRecord(where) || depth > apiLimits.whereDepth)
    throw new APIError('Write where as where[field][operator]=value', 400);
  if (depth === 0) checkJson(where);
  // Payload would keep the last of them.
  if (Object.keys(where).filter(isJoint).length > 1)
    throw new APIError('Write where[and] and where[or] one within the other: where[and][0][or][0]', 400);
  for (const [key, value] of Object.entries(where)) {
    if (isJoint(key)) {
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
  checkTogether(path, Object.keys(terms));
  for (const [operator, value] of Object.entries(terms)) {
    const at = `where[${path}][${operator}]`;
    const wanted = missedTerm({ field, operator, value }, at);
    if (wanted) throw new APIError(`Check ${at}: it takes ${wanted}`, 400);
  }
}

/** After many an operator Payload reads no further one of the same field: two ends of a range are both read. */
function checkTogether(path: string, asked: readonly string[]): void {
  if (asked.length < 2 || asked.every((one) => comparisons.includes(one))) return;
  const apart = asked.map((one, at) => `where[and][${at}][${path}][${one}]`);
  throw new APIError(`Write what you ask of where[${path}] one by one: ${apart.join(', ')}`, 400);
}

const isJoint = (key: string) => /^(and|or)$/i.test(key);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
