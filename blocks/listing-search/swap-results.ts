/**
 * Replaces the parts of the page that depend on the search. Expanded groups stay expanded, and the active
 * field keeps the focus.
 */
export function swapResults(root: HTMLElement, newRoot: HTMLElement): void {
  const activeElement = document.activeElement;
  for (const current of root.querySelectorAll<HTMLElement>('[data-swap]')) {
    const fresh = newRoot.querySelector(`[data-swap="${current.dataset.swap}"]`);
    const hasFocus = current.contains(activeElement);
    const detailsState = [...current.querySelectorAll('details')].map(({ id, open }) => [id, open] as const);
    const scrollTop = current.querySelector('ul')?.scrollTop ?? 0;
    current.replaceChildren(...(fresh?.childNodes ?? []));
    for (const [id, open] of detailsState) {
      const details = current.querySelector<HTMLDetailsElement>(`[id="${CSS.escape(id)}"]`);
      if (details) details.open = open;
    }
    const list = current.querySelector('ul');
    if (list) list.scrollTop = scrollTop;
    if (hasFocus) findCounterpart(current, activeElement)?.focus({ preventScroll: true });
  }
}

function findCounterpart(root: HTMLElement, activeElement: Element | null): HTMLElement | null | undefined {
  if (activeElement?.id) return root.querySelector<HTMLElement>(`[id="${CSS.escape(activeElement.id)}"]`);
  if (!(activeElement instanceof HTMLInputElement)) return null;
  return [...root.querySelectorAll('input')].find(
    ({ name, value }) => name === activeElement.name && value === activeElement.value,
  );
}

/** Copies the values of the new results to the fields that are not replaced. */
export function updateFields(form: HTMLFormElement, newRoot: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    const fresh = newRoot.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    if (fresh) field.value = fresh.defaultValue;
  }
}
