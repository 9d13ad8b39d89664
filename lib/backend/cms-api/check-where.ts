import { APIError, type FlattenedField } from 'payload';
import { apiLimits } from './api-limits';
import { checkJson } from './check-json';
import { missedKind } from './missed-kind';

/** Those that every field's column has; Payload knows more, for maps and for other databases. */
const operators: ReadonlySet<string> = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]);

/** The field that a query names by its path; null where there is none. */
export type FindField = (path: string) => FlattenedField | null;

/** @throws APIError unless it is `{ field: { operator: value } }`, combined by `and` and `or`, of fields that take such values. */
export function checkWhere(where: unknown, findField: FindField, depth = 0): void {
  if (where === undefined) return;
  if (!isRecord(where) || depth > apiLimits.whereDepth)
    throw new APIError('Write where as where[field][operator]=value', 400);
  if (depth === 0) checkJson(where);
  for (const [key, value] of Object.entries(where)) {
    if (/^(and|or)$/i.test(key)) {
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
  for (const [operator, value] of Object.entries(terms)) {
    const wanted = operator === 'exists' ? missedAnswer(value) : missedTerm(field, operator, value);
    if (wanted) throw new APIError(`Check where[${path}][${operator}]: it takes ${wanted}`, 400);
  }
}

const missedAnswer = (value: unknown) => (isYesOrNo(value) ? null : 'true or false');
const isYesOrNo = (value: unknown) => ['', 'true', 'false', true, false].some((one) => one === value);

function missedTerm(field: FlattenedField, operator: string, value: unknown): string | null {
  for (const term of termsOf(operator, value)) {
    if (term === '' || term === 'null' || term === null) continue;
    const isOfSeveral = 'relationTo' in field && Array.isArray(field.relationTo);
    if (term instanceof Object && !isOfSeveral) return 'one value';
    const wanted = missedKind(field, readTerm(field, term));
    if (wanted) return wanted;
  }
  return null;
}

function termsOf(operator: string, value: unknown): readonly unknown[] {
  if (operator !== 'in' && operator !== 'not_in') return [value];
  return typeof value === 'string' ? value.split(',') : [value].flat();
}

/** What an address can only write as text, as a body would say it. */
function readTerm({ type }: FlattenedField, term: unknown): unknown {
  if (typeof term !== 'string') return term;
  if (type === 'checkbox') return isYesOrNo(term) ? term === 'true' : term;
  const isNumber = type === 'number' || type === 'relationship' || type === 'upload';
  return isNumber && term.trim() !== '' ? Number(term) : term;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
