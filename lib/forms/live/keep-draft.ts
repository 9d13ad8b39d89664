const keyOf = (form: HTMLFormElement): string => `draft ${location.pathname} ${form.id}`;
const isOwn = (name: string): boolean => !name.startsWith('_') && name !== 'website' && name !== 'listing';

/** No field of a form is called so. */
const keyName = '_key';

/** Keeps what is written in this tab and the key it is sent under, agreements left out: who comes back finds it, and agrees anew. */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const written = [...new FormData(form)].filter(
    ([name, value]) => isOwn(name) && typeof value === 'string' && value !== '' && !isBox(form, name),
  );
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify([[keyName, key], ...written]));
  } catch {
    // Full, or closed to us: what is written still stands in the page.
  }
}

/**
 * Puts back what was kept, where nothing is written yet.
 * @returns the key that it may have been sent under already, its answer lost; another where nothing was kept.
 */
export function recallDraft(form: HTMLFormElement): string {
  const kept = readDraft(form);
  for (const [name, value] of kept) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value === ''
    )
      control.value = value;
  }
  return kept.find(([name]) => name === keyName)?.[1] ?? crypto.randomUUID();
}

export function forgetDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Then nothing was kept either.
  }
}

function readDraft(form: HTMLFormElement): [string, string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
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
