import { isUnchanged, type RejectedField } from './rejected-fields';

type FormError = RejectedField & { isDraftError: boolean };

/** The errors of the last rejected save for each open form. Errors of changed fields are removed. */
const errorsByForm = new Map<string, readonly FormError[]>();

/** The key of a form. A form that creates a document has no id. */
export const createFormKey = (collection: string, id?: string | number) => `${collection}/${id ?? ''}`;
/** The id of the toast for a rejected autosave. */
export const toastIdOf = (key: string) => `rejected-save/${key}`;

export function setFormErrors(key: string, fields: readonly RejectedField[], isDraftError: boolean): void {
  errorsByForm.set(
    key,
    fields.map((field) => ({ ...field, isDraftError })),
  );
}

/** Removes the errors after a successful save. Errors of a publish attempt remain after a draft save. */
export function clearFormErrors(key: string, isDraft = false): void {
  errorsByForm.set(key, isDraft ? getFormErrors(key).filter(({ isDraftError }) => !isDraftError) : []);
}

export const getFormErrors = (key: string): readonly FormError[] => errorsByForm.get(key) ?? [];

type FieldState = { valid?: boolean; errorMessage?: string };

/**
 * Adds the stored errors to a form state from the server, whose validation does not include them.
 * `errorsBefore` are the errors at the time of the request with these `values`: errors of fields that
 * changed since are removed, errors of a later save remain.
 */
export function applyFormErrors<State extends Record<string, FieldState>>(
  key: string,
  state: State,
  values: unknown,
  errorsBefore: readonly FormError[],
): State & Record<string, FieldState> {
  if (getFormErrors(key) === errorsBefore)
    errorsByForm.set(
      key,
      errorsBefore.filter((error) => isUnchanged(error, values)),
    );
  const fieldStates = getFormErrors(key).map(({ path, message }): [string, FieldState] => [
    path,
    { ...state[path], valid: false, errorMessage: message },
  ]);
  return { ...state, ...Object.fromEntries(fieldStates) };
}
