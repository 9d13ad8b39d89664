import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';

type Values = Readonly<Record<string, unknown>>;

/** A field whose value in the form differs from the stored one. */
export type VersionDifference = {
  field: string;
  local: unknown;
  remote: unknown;
  /** Whether the form's value differs from the one it was opened with. */
  isLocalChange: boolean;
};

/** Fields that the CMS writes itself. */
const systemFields = new Set(['id', 'createdAt', 'updatedAt', 'revision', 'revised_by', '_status']);

/** The fields whose form values differ from the stored ones, in form order. */
export function compareVersions(form: FormState, opened: Values, stored: Values): VersionDifference[] {
  const formValues: Values = reduceFieldsToValues(form, true);
  return Object.keys(formValues)
    .filter(
      (field) =>
        !systemFields.has(field) && field in stored && !isSameValue(formValues[field], stored[field]),
    )
    .map((field) => ({
      field,
      local: formValues[field],
      remote: stored[field],
      isLocalChange: !isSameValue(formValues[field], opened[field]),
    }));
}

/** Merges a form state built from the stored version with the locally changed fields of the current form. */
export function mergeFormStates(
  storedState: FormState,
  localState: FormState,
  localFields: readonly string[],
): FormState {
  const isLocal = ([path]: [string, unknown]) => localFields.includes(path.split('.')[0] ?? '');
  return Object.fromEntries([
    ...Object.entries(storedState).filter((entry) => !isLocal(entry)),
    ...Object.entries(localState).filter(isLocal),
  ]);
}

const isSameValue = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** Normalises empty values: a form may omit a field or store it as '' or null. */
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
