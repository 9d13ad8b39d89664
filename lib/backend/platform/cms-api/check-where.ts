import { APIError, type FlattenedField } from 'payload';
import { apiLimits } from './api-limits';
import { checkJson } from './check-json';
import { describeExpectedType } from './expected-type';

type QueryTerm = { field: FlattenedField; operator: string; value: unknown };

/**
 * Describes the value that a query term expects, when `value` is invalid; null when it is valid. `parameter`
 * is the parameter name, `where[field][operator]`.
 */
function describeExpectedTerm(term: QueryTerm, parameter: string): string | null {
  const { field, operator, value } = term;
  if (operator === 'exists') return isBooleanTerm(value) ? null : 'true or false';
  if (operator !== 'in' && operator !== 'not_in') return describeExpectedValue(term);
  // Payload splits strings and wraps numbers. It ignores the condition for other types.
  const isList = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  if (field.type === 'checkbox' && !Array.isArray(value)) return `a list, such as ${parameter}[0]=true`;
  if (!isList) return `a list, such as ${parameter}[0]=…`;
  const values = typeof value === 'string' ? value.split(',') : [value].flat();
  return (
    values
      .map((item) => describeExpectedValue({ field, operator, value: item }))
      .find((expected) => expected !== null) ?? null
  );
}

function describeExpectedValue({ field, operator, value }: QueryTerm): string | null {
  const isEquality = operator === 'equals' || operator === 'not_equals';
  if (isEquality && matchesEmpty(field, value)) return null;
  // The admin UI uses this condition to select all documents.
  if (isId(field) && operator === 'not_equals' && value === '') return null;
  if (value instanceof Object && !(isPolymorphic(field) && operator === 'equals')) return 'one value';
  return (
    describeExpectedType(field, parseTerm(field, value)) ??
    (value === '' || value === null ? 'a value' : null)
  );
}

const isId = ({ name, type }: FlattenedField) => name === 'id' && type === 'number';
const isPolymorphic = (field: FlattenedField) => 'relationTo' in field && Array.isArray(field.relationTo);
const isBooleanTerm = (value: unknown) => ['true', 'false', true, false].some((term) => term === value);

const textTypes: readonly string[] = ['text', 'textarea', 'email', 'code'];
const nullableTypes: readonly string[] = ['date', 'number', 'relationship', 'upload'];

/** Whether the term matches fields without a value, for the types where Payload supports it. */
function matchesEmpty(field: FlattenedField, value: unknown): boolean {
  const { type } = field;
  if (isPolymorphic(field)) return false;
  if (value === '') return type === 'date' || textTypes.includes(type);
  return value === null || (value === 'null' && nullableTypes.includes(type));
}

/** Converts a URL parameter to the type that a JSON body would have. */
function parseTerm({ type }: FlattenedField, term: unknown): unknown {
  if (typeof term !== 'string') return term;
  if (type === 'checkbox') return isBooleanTerm(term) ? term === 'true' : term;
  const isNumber = type === 'number' || type === 'relationship' || type === 'upload';
  return isNumber && term.trim() !== '' ? Number(term) : term;
}

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
    throw new APIError('Nest where[and] and where[or]: where[and][0][or][0]', 400);
  for (const [key, value] of Object.entries(where)) {
    if (isCombinator(key)) {
      if (!Array.isArray(value)) throw new APIError(`Write where[${key}] as a list: where[${key}][0]`, 400);
      for (const nestedWhere of value) checkWhere(nestedWhere, findField, depth + 1);
    } else if (!isRecord(value) || !Object.keys(value).every((name) => operators.has(name))) {
      throw new APIError(`Use a supported operator: where[${key}][equals]=…`, 400);
    } else checkTerms(key, value, findField);
  }
}

function checkTerms(path: string, terms: Record<string, unknown>, findField: FindField): void {
  const field = findField(path);
  if (!field) throw new APIError(`Choose another field than where[${path}]: it does not exist`, 400);
  checkCombination(path, Object.keys(terms));
  for (const [operator, value] of Object.entries(terms)) {
    const term = `where[${path}][${operator}]`;
    const expected = describeExpectedTerm({ field, operator, value }, term);
    if (expected) throw new APIError(`Check ${term}: expected ${expected}`, 400);
  }
}

/**
 * Payload ignores further operators of the same field after most operators; it supports both ends of a
 * range.
 */
function checkCombination(path: string, operatorNames: readonly string[]): void {
  if (
    operatorNames.length < 2 ||
    operatorNames.every((operatorName) => rangeOperators.includes(operatorName))
  )
    return;
  const separateTerms = operatorNames.map(
    (operatorName, index) => `where[and][${index}][${path}][${operatorName}]`,
  );
  throw new APIError(`Write the conditions on where[${path}] separately: ${separateTerms.join(', ')}`, 400);
}

const isCombinator = (key: string) => /^(and|or)$/i.test(key);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
