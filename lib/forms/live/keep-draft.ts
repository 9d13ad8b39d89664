const keyOf = (form: HTMLFormElement): string => `draft ${location.pathname} ${form.id}`;
const isOwn = (name: string): boolean => !name.startsWith('_') && name !== 'website' && name !== 'listing';

/** Keeps what is written in this tab, agreements left out: who comes back finds it, and agrees anew. */
export function keepDraft(form: HTMLFormElement): void {
  const written = [...new FormData(form)].filter(
    ([name, value]) => isOwn(name) && typeof value === 'string' && value !== '' && !isBox(form, name),
  );
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(written));
  } catch {
    // Full, or closed to us: what is written still stands in the page.
  }
}

/** Puts back what was kept, where nothing is written yet. */
export function recallDraft(form: HTMLFormElement): void {
  for (const [name, value] of readDraft(form)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.value === ''
    )
      control.value = value;
  }
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
