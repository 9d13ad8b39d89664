import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';

type Values = Readonly<Record<string, unknown>>;

/** A field that a form and what is stored by now say differently. */
export type Difference = {
  field: string;
  yours: unknown;
  theirs: unknown;
  /** Whether the form says something else than it was opened with. */
  isYours: boolean;
};

/** What the CMS itself writes: nobody has typed it. */
const own = new Set(['id', 'createdAt', 'updatedAt', 'revision', 'revised_by', '_status']);

/** The fields in which a form differs from what is stored by now, in the order of the form. */
export function compareVersions(form: FormState, opened: Values, stored: Values): Difference[] {
  const typed: Values = reduceFieldsToValues(form, true);
  return Object.keys(typed)
    .filter((field) => !own.has(field) && field in stored && !isSame(typed[field], stored[field]))
    .map((field) => ({
      field,
      yours: typed[field],
      theirs: stored[field],
      isYours: !isSame(typed[field], opened[field]),
    }));
}

/** The state of a form made from what is stored, with what was typed in the old one put in its place. */
export function bringTogether(made: FormState, form: FormState, typed: readonly string[]): FormState {
  const isTyped = ([path]: [string, unknown]) => typed.includes(path.split('.')[0] ?? '');
  return Object.fromEntries([
    ...Object.entries(made).filter((entry) => !isTyped(entry)),
    ...Object.entries(form).filter(isTyped),
  ]);
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** Forms leave out, empty or null what is stored as any of these. */
function canonical(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .map(([key, inner]) => [key, canonical(inner)])
    .filter(([, inner]) => inner !== '' && inner !== '{}')
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return `{${parts.map(([key, inner]) => `${key}:${inner}`).join()}}`;
}
