const key = 'scrolled_to';

/** A page that is marked to stand still begins where the one before it was left (spec section 2: a route may opt out of scrolling). */
export function keepScroll(root: Document): void {
  try {
    const before = Number(sessionStorage.getItem(key));
    if (root.getElementById('content')?.dataset.still) scrollTo(0, before);
    addEventListener('pagehide', () => sessionStorage.setItem(key, `${scrollY}`));
  } catch {
    // Storage may be forbidden: it begins at its top then.
  }
}
