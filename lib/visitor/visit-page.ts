import { holdFocus } from './hold-focus';
import { keepCompany } from './keep-company';
import { keepScroll } from './keep-scroll';
import { openSignIn } from './open-sign-in';
import { reachHashes } from './reach-hash';
import { recallVisit, rememberVisit } from './remember-visit';
import { showOpening } from './show-opening';
import { showPhones } from './show-phones';
import { tellReady } from './tell-ready';
import { readVisit } from './visit';

/** What only the browser knows of a visit, put into the page below `root`; and the visit is remembered. */
export function visitPage(root: ParentNode): void {
  tellReady();
  rememberVisit();
  keepCompany(document);
  showPhones(root, readVisit(recallVisit()));
  showOpening(root);
  // A page may lie open past closing time.
  setInterval(showOpening, 3e4, root);
  keepScroll(document);
  reachHashes(document);
  openSignIn(document);
  holdFocus(document);
}
