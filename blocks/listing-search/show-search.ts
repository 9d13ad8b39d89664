import { searchNames } from '@/schemas/search/search-names';
import { putInPlace, writeFields } from './put-in-place';

/** By what a search is asked for: the form, which says it already, a link, or the way back. */
type Asking = 'form' | 'link' | 'history';

export type ShownSearch = {
  /** Shows what an address searches for; with a link or a form, that becomes the page's address. */
  show: (target: string, by: Asking) => Promise<void>;
  isShown: (address: string) => boolean;
};

/** Shows searches in their place, one at a time: of two the later. */
export function showSearches(place: HTMLElement, form: HTMLFormElement): ShownSearch {
  const id = place.dataset.id ?? '';
  const wait = (busy: 'true' | null) => {
    for (const waits of place.querySelectorAll('[data-waits]')) waits.ariaBusy = busy;
  };
  let asking: AbortController | undefined;
  let shown = addressOf(location.href);
  const show = async (target: string, by: Asking): Promise<void> => {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    wait('true');
    const found = await fetchSearch(target, id, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    // What cannot be put in place is shown as without a script.
    if (!found) return location.assign(target);
    putInPlace(place, found.place);
    if (by !== 'form') writeFields(form, found.place);
    shown = addressOf(found.address);
    if (by !== 'history' && !isShown(location.href)) enter(shown, place.dataset.island);
    carryToLanguages(shown);
    wait(null);
    const status = place.querySelector('[data-status]');
    if (status) status.textContent = place.querySelector(`[id="${id}-count"]`)?.textContent ?? '';
  };
  const isShown = (address: string) => addressOf(address) === shown;
  return { show, isShown };
}

/** Makes an address the page's; `island` wakes with this entry and the one before, since only it can show the one from the other. */
function enter(address: string, island: string | undefined): void {
  history.replaceState(island, '');
  history.pushState(island, '', address);
}

/** The same page in other languages is searched for the same. */
function carryToLanguages(address: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const there = new URL(link.href);
    const others = [...there.searchParams].filter(([name]) => !searchNames.includes(name));
    there.search = new URLSearchParams([...new URL(address).searchParams, ...others]).toString();
    link.href = there.href;
  }
}

/** Without the place on the page. */
export const addressOf = (address: string): string => address.replace(/#.*/, '');

/** @returns null where the page has no such search, as after a move elsewhere. */
async function fetchSearch(target: string, id: string, signal: AbortSignal) {
  const answer = await fetch(addressOf(target), { signal, headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const place = page.querySelector<HTMLElement>(
    `[data-island="listing-search"][data-id="${CSS.escape(id)}"]`,
  );
  return answer.ok && place ? { address: answer.url, place } : null;
}
