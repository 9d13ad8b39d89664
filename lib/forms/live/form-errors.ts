export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea)`);

/** Shows the error message of a field, or hides it for undefined. */
export function showFieldError(form: HTMLFormElement, name: string, message: string | undefined): void {
  const control = controlOf(form, name);
  const errorElement = control?.closest('[data-field]')?.querySelector<HTMLElement>('[data-error]');
  if (!control || !errorElement) return;
  errorElement.textContent = message ?? '';
  errorElement.hidden = message === undefined;
  if (message === undefined) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  } else {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', errorElement.id);
  }
}

/**
 * Shows all error messages: next to each field, and in a summary with links to the fields. The first invalid
 * field gets the focus.
 */
export function showErrors(form: HTMLFormElement, summary: string, errors: FieldErrors): void {
  const list = form.querySelector('[data-errors]');
  const summaryElement = form.querySelector('[data-summary]');
  if (summaryElement) summaryElement.textContent = summary;
  list?.replaceChildren();
  let first: HTMLElement | null = null;
  const remaining = { ...errors };
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset.field ?? '';
    const message = errors[name]?.[0];
    delete remaining[name];
    showFieldError(form, name, message);
    const control = message === undefined ? null : controlOf(form, name);
    if (!control) continue;
    first ??= control;
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.className = 'inline-link';
    link.textContent = `${labelOf(field)} – ${message}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    const entry = document.createElement('li');
    entry.append(link);
    list?.append(entry);
  }
  // Errors of hidden fields, such as the token of a link that has expired.
  for (const [message] of Object.values(remaining)) {
    const entry = document.createElement('li');
    entry.textContent = message ?? '';
    list?.append(entry);
  }
  (first ?? form.querySelector<HTMLElement>('[data-message="invalid"]'))?.focus();
}

/** The label of a field, shortened at a word boundary: labels of consent check boxes are long. */
const labelOf = (field: HTMLElement): string => {
  const label = field.querySelector('label')?.textContent ?? '';
  return label.length > 60 ? `${label.slice(0, 57).replace(/\s\S*$/, '')}…` : label;
};

/**
 * Shows one of the messages of the form and hides the others.
 * @returns the element of the message.
 */
export function showFormMessage(
  form: HTMLFormElement,
  messageName: 'invalid' | 'failed' | 'sent' | null,
): HTMLElement | null {
  let visibleElement: HTMLElement | null = null;
  for (const item of form.querySelectorAll<HTMLElement>('[data-message]')) {
    item.hidden = item.dataset.message !== messageName;
    if (!item.hidden) visibleElement = item;
  }
  return visibleElement;
}
