const storageKey = 'listing-view';

/** Stores the view of results that the visitor chose for the next visit. */
export function rememberView(view: string | undefined): void {
  try {
    if (view) localStorage.setItem(storageKey, view);
  } catch {
    // Storage may be blocked; the address then holds the view of this visit.
  }
}

/** Whether the table was chosen on a previous visit, unless the address names a view or the screen is narrow. */
export function prefersTable(): boolean {
  try {
    return (
      localStorage.getItem(storageKey) === 'table' &&
      !new URLSearchParams(location.search).has('view') &&
      matchMedia('(width >= 48rem)').matches
    );
  } catch {
    return false;
  }
}
