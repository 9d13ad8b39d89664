import { hasSession, leaveBuyerArea } from './has-session';
import { pressedSelector } from './save-button-selector';

/**
 * The part of the account in the script of every page. Without a session, pages of the buyer area lead to Home. The
 * account script is loaded for signed-in buyers, and when a button to save a listing or a search is pressed.
 */
export function loadAccountOnDemand(root: Document): void {
  const load = () => root.querySelector('[data-island=account]')?.dispatchEvent(new Event('focusin'));
  const checkSession = () => (hasSession() ? load() : leaveBuyerArea(root));
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(pressedSelector);
    if (!button) return;
    // Read by the account script when it starts.
    button.dataset.pressed = '';
    load();
  });
  // Also after a sign-in or sign-out in another tab, or on a page that was left.
  for (const type of ['storage', 'pageshow']) addEventListener(type, checkSession);
  checkSession();
}
