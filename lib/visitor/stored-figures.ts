import { figuresKey } from './figures-key';

/**
 * Stores the figures of the calculator for this tab, as a query string: the calculator and the estimate of the home
 * page show them again, and forms send them. Empty figures remove them.
 */
export function storeFigures(figures: string): void {
  try {
    if (figures === '') sessionStorage.removeItem(figuresKey);
    else sessionStorage.setItem(figuresKey, figures);
  } catch {
    // Storage is full or blocked: the figures stay in the page.
  }
}

/** The stored figures; empty when there are none. */
export function readFigures(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(figuresKey) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/** The fields of a form as figures; empty when no amount is filled in. */
export function figuresOf(form: HTMLFormElement): URLSearchParams {
  const figures = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'estimate') figures.append(name, value);
  return figures;
}

/** Fills the form with stored figures, unless its page already shows submitted ones. */
export function restoreFigures(form: HTMLFormElement): void {
  if (new URLSearchParams(location.search).has('estimate')) return;
  const positions = new Map<string, number>();
  for (const [name, value] of readFigures()) {
    const position = positions.get(name) ?? 0;
    positions.set(name, position + 1);
    const control = form.querySelectorAll(`[name="${CSS.escape(name)}"]`)[position];
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
