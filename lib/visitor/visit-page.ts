import { storeBrandContext } from './brand-context';
import { parseVisit, readVisitQuery, showPhones, storeVisitQuery } from './phone-numbers';

/**
 * Focus trap: while an element with `data-focus-trap` is open, such as the menu, everything else on the
 * page is inert, for keyboards and screen readers.
 */
export function trapFocus(root: Document): void {
  const onToggle = ({ type, target: sheet, newState }: ToggleEvent) => {
    // Released before it closes, so that the browser can restore the focus.
    const isOpen = type === 'toggle';
    if (!(sheet instanceof HTMLElement) || sheet.dataset.focusTrap === undefined) return;
    if (isOpen !== (newState === 'open')) return;
    for (let ancestor: Element = sheet; ancestor.parentElement; ancestor = ancestor.parentElement)
      for (const sibling of ancestor.parentElement.children)
        if (sibling instanceof HTMLElement && sibling !== ancestor) sibling.inert = isOpen;
    if (isOpen) sheet.querySelector('button')?.focus();
  };
  root.addEventListener('beforetoggle', onToggle, true);
  root.addEventListener('toggle', onToggle, true);
}

const scrollPositionKey = 'scrolled_to';

/** Keeps the scroll position of the previous page where the route opts out of scrolling (spec section 2). */
export function preserveScrollPosition(root: Document): void {
  try {
    const previousPosition = Number(sessionStorage.getItem(scrollPositionKey));
    if (root.getElementById('content')?.dataset.noScroll) scrollTo(0, previousPosition);
    addEventListener('pagehide', () => sessionStorage.setItem(scrollPositionKey, `${scrollY}`));
  } catch {
    // Storage may be blocked: the page starts at the top.
  }
}

/**
 * Opens all `details` around the target of the address and scrolls to it; the offset from the top is the
 * page's `scroll-padding`.
 */
function scrollToTarget(root: Document): void {
  const target = root.querySelector(':target');
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true;
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

/**
 * Displays in every element with opening hours below `root` whether the office is open now, by the clock of
 * its time zone and its days off; nothing when the next opening is more than six days away.
 */
export function showOpening(root: ParentNode, now = new Date()): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-hours]'))
    element.textContent = openingTextAt(element.dataset, now);
}

function openingTextAt({ hours = '', off = '', zone }: DOMStringMap, now: Date): string {
  // Formatted as `2026-12-25 08:00:00`; in string order `08:00:00` is after `08:00`.
  const [date = '', time = ''] = now.toLocaleString('sv', { timeZone: zone }).split(' ');
  const day = new Date(date);
  for (let daysAhead = 0; daysAhead < 7; daysAhead += 1) {
    const [opens, closes = '', ...texts] = `${hours.split('|')[day.getUTCDay()]}`.split('~');
    if (opens && !off.includes(day.toJSON().slice(0, 10))) {
      const text = texts[daysAhead ? 2 : time < opens ? 1 : time < closes ? 0 : 3];
      if (text) return text;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return '';
}

declare global {
  interface Window {
    prerenderReady?: boolean;
  }
}

/**
 * Maintains `window.prerenderReady`, which tells prerender services whether the page is complete: false
 * while it loads and while another page loads (spec section 2).
 */
export function trackPrerenderReady(): void {
  window.prerenderReady = document.readyState === 'complete';
  // Also fires for a page restored from the back/forward cache.
  for (const name of ['pageshow', 'pagehide'])
    addEventListener(name, ({ type }) => {
      window.prerenderReady = type === 'pageshow';
    });
}

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
  trapFocus(document);
}

/** Whether this browser has a CMS session, by the cookie that is set with it. */
export const hasStaffCookie = (cookies: string): boolean => /(?:^|; )staff=1/.test(cookies);
