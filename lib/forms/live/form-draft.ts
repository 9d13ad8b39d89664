const keyOf = (form: HTMLFormElement): string => `draft ${location.pathname} ${form.id}`;
const isDraftField = (form: HTMLFormElement, name: string): boolean =>
  !name.startsWith('_') && name !== 'website' && !isHiddenOrSecret(form.elements.namedItem(name));

const isHiddenOrSecret = (control: unknown): boolean =>
  control instanceof HTMLInputElement &&
  // A password that is displayed has the type `text`.
  (control.type === 'hidden' || control.type === 'password' || control.autocomplete.endsWith('-password'));

/** The key of the idempotency key; no form field has this name. */
const keyName = '_key';

/**
 * Stores the values and the idempotency key in session storage, without check boxes: consent has to be given
 * again.
 */
export function saveDraft(form: HTMLFormElement, key: string): void {
  const entries = [...new FormData(form)].filter(
    ([name, value]) =>
      isDraftField(form, name) && typeof value === 'string' && value !== '' && !isBox(form, name),
  );
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify([[keyName, key], ...entries]));
  } catch {
    // Storage is full or unavailable; the values are still in the page.
  }
}

/**
 * Restores the draft into empty fields.
 * @returns the idempotency key of the draft, under which it may already have been submitted, or a new one.
 */
export function restoreDraft(form: HTMLFormElement): string {
  const entries = readDraft(form);
  for (const [name, value] of entries) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value === ''
    )
      control.value = value;
  }
  return entries.find(([name]) => name === keyName)?.[1] ?? crypto.randomUUID();
}

export function deleteDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is unavailable, so there is no draft either.
  }
}

function readDraft(form: HTMLFormElement): [string, string][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

const isBox = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.type === 'checkbox';
};
