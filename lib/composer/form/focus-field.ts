const workable = 'input:not([type="file"]), textarea, select, button:not([data-act])';

/** Goes to the field at a path, or to the innermost that it lies in; of the block as a whole to the first. */
export function focusField(form: HTMLElement, path: string): void {
  const around = [...form.querySelectorAll<HTMLElement>('[data-path]')]
    .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}.`))
    .toSorted((one, other) => (one.dataset.path?.length ?? 0) - (other.dataset.path?.length ?? 0))
    .at(-1);
  const controls = [...(around ?? form).querySelectorAll<HTMLElement>(workable)];
  // Past the marks that are made on words.
  const control = controls.find((one) => !one.closest('[role="toolbar"]'));
  around?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}
