export type Faults = Readonly<Record<string, readonly string[]>>;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea)`);

/** What is wrong with a field, beside it; nothing when it is right. */
export function showFault(form: HTMLFormElement, name: string, says: string | undefined): void {
  const control = controlOf(form, name);
  const room = control?.closest('[data-field]')?.querySelector<HTMLElement>('[data-fault]');
  if (!control || !room) return;
  room.textContent = says ?? '';
  room.hidden = says === undefined;
  if (says === undefined) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  } else {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', room.id);
  }
}

/** All that is wrong: beside each field, and above them with links that lead there. The first is under the hand then. */
export function showFaults(form: HTMLFormElement, summary: string, faults: Faults): void {
  const list = form.querySelector('[data-faults]');
  const said = form.querySelector('[data-summary]');
  if (said) said.textContent = summary;
  list?.replaceChildren();
  let first: HTMLElement | null = null;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? '';
    const says = faults[name]?.[0];
    showFault(form, name, says);
    const control = says === undefined ? null : controlOf(form, name);
    if (!control) continue;
    first ??= control;
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.className = 'inline-link';
    link.textContent = `${labelOf(field)} – ${says}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    const entry = document.createElement('li');
    entry.append(link);
    list?.append(entry);
  }
  (first ?? form.querySelector<HTMLElement>('[data-says="fault"]'))?.focus();
}

/** A box is called by what is agreed to, which is long: by its first words, where there are words to tell apart. */
const labelOf = (field: HTMLElement): string => {
  const words = field.querySelector('label')?.textContent ?? '';
  return words.length > 60 ? `${words.slice(0, 57).replace(/\s\S*$/, '')}…` : words;
};

/** Which of what can be said of the form is said; none of it is seen otherwise. */
export function say(form: HTMLFormElement, what: 'fault' | 'failed' | 'sent' | null): HTMLElement | null {
  let shown: HTMLElement | null = null;
  for (const one of form.querySelectorAll<HTMLElement>('[data-says]')) {
    one.hidden = one.dataset.says !== what;
    if (!one.hidden) shown = one;
  }
  return shown;
}
