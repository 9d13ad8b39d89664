const storageKey = 'listing-view';

/** Stores the view of results that the visitor chose for the next visit. */
export function rememberView(view: string | undefined): void {
  try {
    if (view) localStorage.setItem(storageKey, view);
  } catch {
    // Storage may be blocked; the address then holds the view of this visit.
  }
}

/** Opens the table when it was chosen on a previous visit, unless the address names a view. */
export function restoreView(open: (view: string) => void): void {
  try {
    if (new URLSearchParams(location.search).has('view')) return;
    if (localStorage.getItem(storageKey) === 'table' && matchMedia('(width >= 48rem)').matches) open('table');
  } catch {
    // Storage may be blocked.
  }
}
