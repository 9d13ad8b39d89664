/** Puts what changes with a search in place; what is unfolded stays so, and the field in use keeps the focus. */
export function putInPlace(place: HTMLElement, found: HTMLElement): void {
  const used = document.activeElement;
  for (const old of place.querySelectorAll<HTMLElement>('[data-swap]')) {
    const fresh = found.querySelector(`[data-swap="${old.dataset.swap}"]`);
    const holdsFocus = old.contains(used);
    const unfolded = [...old.querySelectorAll('details')].map(({ id, open }) => [id, open] as const);
    const scrolled = old.querySelector('ul')?.scrollTop ?? 0;
    old.replaceChildren(...(fresh?.childNodes ?? []));
    for (const [id, open] of unfolded) {
      const details = old.querySelector<HTMLDetailsElement>(`[id="${CSS.escape(id)}"]`);
      if (details) details.open = open;
    }
    if (scrolled) old.querySelector('ul')?.scrollTo({ top: scrolled });
    if (holdsFocus) findAgain(old, used)?.focus({ preventScroll: true });
  }
}

function findAgain(place: HTMLElement, used: Element | null): HTMLElement | undefined {
  if (used?.id) return place.querySelector<HTMLElement>(`[id="${CSS.escape(used.id)}"]`) ?? undefined;
  if (!(used instanceof HTMLInputElement)) return undefined;
  return [...place.querySelectorAll('input')].find(
    ({ name, value }) => name === used.name && value === used.value,
  );
}

/** Has the fields that stay where they are say what is searched for. */
export function writeFields(form: HTMLFormElement, found: HTMLElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    const fresh = found.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    if (fresh) field.value = fresh.defaultValue;
  }
}
