/** Opens what hides the target of the address and goes there; how far below the top it stands, the page's `scroll-padding` says. */
function reach(root: Document): void {
  const target = root.querySelector(':target');
  for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  target?.scrollIntoView();
}

/**
 * Leads to the hash of the address once the page is there, and when it changes (spec section 2). Only what a link begins goes
 * smoothly, and no longer than no key is pressed: the focus would be left outside the window.
 */
export function reachHashes(root: Document): void {
  const { style } = root.documentElement;
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href*="#"]');
    if (link && !matchMedia('(prefers-reduced-motion: reduce)').matches) style.scrollBehavior = 'smooth';
  });
  for (const end of ['keydown', 'scrollend'])
    root.addEventListener(end, () => {
      style.scrollBehavior = '';
    });
  reach(root);
  // Once more when pictures have come.
  for (const name of ['load', 'hashchange']) addEventListener(name, () => reach(root));
}
