import { buyerMarkerCookie, userInfoKey } from '@/schemas/buyers/session-names';

/** Whether the browser has a session cookie, which scripts cannot read. */
export const hasSessionCookie = (): boolean =>
  new RegExp(`(?:^|; )${buyerMarkerCookie}=1`).test(document.cookie);

/** Whether this browser has a session, known without a request. */
export function hasSession(): boolean {
  try {
    if (localStorage.getItem(userInfoKey)) return true;
  } catch {
    // Storage is blocked.
  }
  return hasSessionCookie();
}

/** Leads from a page of the buyer area to Home (spec section 2), in the language of the visitor's cookie. */
export function leaveBuyerArea(root: Document): void {
  if (root.querySelector('[data-needs-session]')) location.replace('/');
}
