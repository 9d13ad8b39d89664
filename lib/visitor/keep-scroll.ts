const scrollPositionKey = 'scrolled_to';

/** Keeps the scroll position of the previous page where the route opts out of scrolling (spec section 2). */
export function preserveScrollPosition(root: Document): void {
  try {
    const previousPosition = Number(sessionStorage.getItem(scrollPositionKey));
    if (root.getElementById('content')?.dataset.still) scrollTo(0, previousPosition);
    addEventListener('pagehide', () => sessionStorage.setItem(scrollPositionKey, `${scrollY}`));
  } catch {
    // Storage may be blocked: the page starts at the top.
  }
}
