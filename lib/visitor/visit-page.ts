import { trapFocus } from './hold-focus';
import { storeBrandContext } from './brand-context';
import { preserveScrollPosition } from './keep-scroll';
import { openSignIn } from './open-sign-in';
import { scrollToHash } from './reach-hash';
import { readVisitQuery, storeVisitQuery } from './remember-visit';
import { showOpening } from './show-opening';
import { showPhones } from './show-phones';
import { trackPrerenderReady } from './tell-ready';
import { parseVisit } from './visit';

/**
 * Applies everything to the page that only the browser knows: visit, clock, brand context, scroll position
 * and hash.
 */
export function visitPage(root: ParentNode): void {
  trackPrerenderReady();
  storeVisitQuery();
  storeBrandContext(document);
  showPhones(root, parseVisit(readVisitQuery()));
  showOpening(root);
  // A page may stay open past closing time.
  setInterval(showOpening, 3e4, root);
  preserveScrollPosition(document);
  scrollToHash(document);
  openSignIn(document);
  trapFocus(document);
}
