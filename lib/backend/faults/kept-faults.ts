import { isUnchanged, type RefusedField } from './refused-fields';

type Kept = RefusedField & { isOfDraft: boolean };

/** Of each form on the screen, by its collection and document, what it was refused for and has not changed since. */
const kept = new Map<string, readonly Kept[]>();

/** How a form is called: one that makes a document has no id. */
export const formKey = (collection: string, id?: string | number) => `${collection}/${id ?? ''}`;
/** The message that says why the form could not save itself. */
export const toastOf = (key: string) => `refused/${key}`;

export function keepFaults(key: string, fields: readonly RefusedField[], isOfDraft: boolean): void {
  kept.set(
    key,
    fields.map((field) => ({ ...field, isOfDraft })),
  );
}

/** Something was saved: a draft that could be saved may not be fit to be published for that. */
export function forgetFaults(key: string, isDraft = false): void {
  kept.set(key, isDraft ? faultsOf(key).filter(({ isOfDraft }) => !isOfDraft) : []);
}

export const faultsOf = (key: string): readonly Kept[] => kept.get(key) ?? [];

type Field = { valid?: boolean; errorMessage?: string };

/**
 * What the server says of a form's fields, with the faults that it knows only when it saves. `asked` are those that were
 * kept when it was asked, about `values`: what has changed by then is forgotten, what was refused since is kept.
 */
export function markFaults<State extends Record<string, Field>>(
  key: string,
  state: State,
  values: unknown,
  asked: readonly Kept[],
): State & Record<string, Field> {
  if (faultsOf(key) === asked)
    kept.set(
      key,
      asked.filter((fault) => isUnchanged(fault, values)),
    );
  const marks = faultsOf(key).map(({ path, message }): [string, Field] => [
    path,
    { ...state[path], valid: false, errorMessage: message },
  ]);
  return { ...state, ...Object.fromEntries(marks) };
}
