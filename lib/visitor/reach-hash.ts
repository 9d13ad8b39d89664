/**
 * Opens all `details` around the target of the address and scrolls to it; the offset from the top is the
 * page's `scroll-padding`.
 */
function scrollToTarget(root: Document): void {
  const target = root.querySelector(':target');
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details')) details.open = true;
  target?.scrollIntoView();
}

/**
 * Scrolls to the hash of the address after the page has loaded and when the hash changes (spec section 2).
 * Scrolling is smooth only after a click on a link and until a key is pressed: otherwise the focus would be
 * outside the viewport.
 */
export function scrollToHash(root: Document): void {
  const { style } = root.documentElement;
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href*="#"]');
    if (link && !matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
  });
  for (const name of ['keydown', 'scrollend'])
    root.addEventListener(name, () => {
      style.scrollBehavior = '';
    });
  scrollToTarget(root);
  // Repeated after the pictures have loaded.
  for (const name of ['load', 'hashchange']) addEventListener(name, () => scrollToTarget(root));
}
