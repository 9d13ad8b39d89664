const focusableSelector = 'input:not([type="file"]), textarea, select, button:not([data-act])';

/**
 * Focuses the field at a path, or the innermost field that contains it; the first field for the block
 * itself.
 */
export function focusField(form: HTMLElement, path: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[data-path]')]
    .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}.`))
    .toSorted((a, b) => (a.dataset.path?.length ?? 0) - (b.dataset.path?.length ?? 0))
    .at(-1);
  const controls = [...(field ?? form).querySelectorAll<HTMLElement>(focusableSelector)];
  // The formatting toolbar comes before the text.
  const control = controls.find((one) => !one.closest('[role="toolbar"]'));
  field?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}
