import type { FlattenedField } from 'payload';
import { expectedType } from './expected-type';

type QueryTerm = { field: FlattenedField; operator: string; value: unknown };

/**
 * The value that a query term expects, when `value` is invalid; null when it is valid. `at` is the parameter
 * name, `where[field][operator]`.
 */
export function expectedTerm(term: QueryTerm, parameter: string): string | null {
  const { field, operator, value } = term;
  if (operator === 'exists') return isBooleanTerm(value) ? null : 'true or false';
  if (operator !== 'in' && operator !== 'not_in') return expectedValue(term);
  // Payload splits strings and wraps numbers. It ignores the condition for other types.
  const isList = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  if (field.type === 'checkbox' && !Array.isArray(value)) return `a list, as ${parameter}[0]=true`;
  if (!isList) return `a list, as ${parameter}[0]=…`;
  const values = typeof value === 'string' ? value.split(',') : [value].flat();
  return (
    values.map((one) => expectedValue({ field, operator, value: one })).find((one) => one !== null) ?? null
  );
}

function expectedValue({ field, operator, value }: QueryTerm): string | null {
  const isEquality = operator === 'equals' || operator === 'not_equals';
  if (isEquality && matchesEmpty(field, value)) return null;
  // The admin UI uses this condition to select all documents.
  if (isId(field) && operator === 'not_equals' && value === '') return null;
  if (value instanceof Object && !(isPolymorphic(field) && operator === 'equals')) return 'one value';
  return expectedType(field, parseTerm(field, value)) ?? (value === '' || value === null ? 'a value' : null);
}

const isId = ({ name, type }: FlattenedField) => name === 'id' && type === 'number';
const isPolymorphic = (field: FlattenedField) => 'relationTo' in field && Array.isArray(field.relationTo);
const isBooleanTerm = (value: unknown) => ['true', 'false', true, false].some((one) => one === value);

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
