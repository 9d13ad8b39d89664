import type { FlattenedField } from 'payload';
import { missedKind } from './missed-kind';

type Term = { field: FlattenedField; operator: string; value: unknown };

/** What a condition takes, when this value is none of it; null when it is. `at` is how it is written: `where[field][operator]`. */
export function missedTerm(term: Term, at: string): string | null {
  const { field, operator, value } = term;
  if (operator === 'exists') return isYesOrNo(value) ? null : 'true or false';
  if (operator !== 'in' && operator !== 'not_in') return missedValue(term);
  // Payload takes texts apart and makes a list of a number. Of all else it leaves the condition out.
  const isList = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  if (field.type === 'checkbox' && !Array.isArray(value)) return `a list, as ${at}[0]=true`;
  if (!isList) return `a list, as ${at}[0]=…`;
  const values = typeof value === 'string' ? value.split(',') : [value].flat();
  return (
    values.map((one) => missedValue({ field, operator, value: one })).find((one) => one !== null) ?? null
  );
}

function missedValue({ field, operator, value }: Term): string | null {
  const isEquality = operator === 'equals' || operator === 'not_equals';
  if (isEquality && saysNone(field, value)) return null;
  // As the admin names all documents.
  if (isId(field) && operator === 'not_equals' && value === '') return null;
  if (value instanceof Object && !(isOfSeveral(field) && operator === 'equals')) return 'one value';
  return missedKind(field, readTerm(field, value)) ?? (value === '' || value === null ? 'a value' : null);
}

const isId = ({ name, type }: FlattenedField) => name === 'id' && type === 'number';
const isOfSeveral = (field: FlattenedField) => 'relationTo' in field && Array.isArray(field.relationTo);
const isYesOrNo = (value: unknown) => ['true', 'false', true, false].some((one) => one === value);

const textual: readonly string[] = ['text', 'textarea', 'email', 'code'];
const nullable: readonly string[] = ['date', 'number', 'relationship', 'upload'];

/** An empty text, or that a field has no value, where Payload understands it so. */
function saysNone(field: FlattenedField, value: unknown): boolean {
  const { type } = field;
  if (isOfSeveral(field)) return false;
  if (value === '') return type === 'date' || textual.includes(type);
  return value === null || (value === 'null' && nullable.includes(type));
}

/** What an address can only write as text, as a body would say it. */
function readTerm({ type }: FlattenedField, term: unknown): unknown {
  if (typeof term !== 'string') return term;
  if (type === 'checkbox') return isYesOrNo(term) ? term === 'true' : term;
  const isNumber = type === 'number' || type === 'relationship' || type === 'upload';
  return isNumber && term.trim() !== '' ? Number(term) : term;
}
