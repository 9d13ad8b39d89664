import { swapResults, updateFields } from './swap-results';

/** The trigger of a search: the form, which already has its values, a link, or a history entry. */
type SearchTrigger = 'form' | 'link' | 'history';

export type SearchNavigation = {
  /** Displays the results for a URL. With the trigger `link` or `form` it becomes the URL of the page. */
  show: (target: string, trigger: SearchTrigger) => Promise<void>;
  isDisplayed: (address: string) => boolean;
};

/** Creates the in-place navigation of a search. A new search aborts the previous one. */
export function createSearchNavigation(root: HTMLElement, form: HTMLFormElement): SearchNavigation {
  const id = root.dataset.id ?? '';
  const setBusy = (busy: 'true' | null) => {
    for (const region of root.querySelectorAll('[data-waits]')) region.ariaBusy = busy;
  };
  let activeRequest: AbortController | undefined;
  let displayedUrl = withoutFragment(location.href);
  const show = async (target: string, trigger: SearchTrigger): Promise<void> => {
    activeRequest?.abort();
    const request = new AbortController();
    activeRequest = request;
    setBusy('true');
    const result = await fetchSearch(target, id, request.signal).catch(() => null);
    if (request.signal.aborted) return;
    // Navigate as without JavaScript when the results cannot be replaced in place.
    if (!result) return location.assign(target);
    swapResults(root, result.root);
    if (trigger !== 'form') updateFields(form, result.root);
    displayedUrl = withoutFragment(result.address);
    if (trigger !== 'history' && !isDisplayed(location.href)) pushUrl(displayedUrl, root.dataset.island);
    updateLanguageLinks(result.root.ownerDocument);
    setBusy(null);
    const status = root.querySelector('[data-status]');
    if (status) status.textContent = root.querySelector(`[id="${id}-count"]`)?.textContent ?? '';
  };
  const isDisplayed = (address: string) => withoutFragment(address) === displayedUrl;
  return { show, isDisplayed };
}

/**
 * Adds a history entry. Its state and that of the previous entry name the island, which restores the results
 * on back navigation.
 */
function pushUrl(address: string, island: string | undefined): void {
  history.replaceState(island, '');
  history.pushState(island, '', address);
}

/** Copies the links to other languages, which contain the search, from the page with the results. */
function updateLanguageLinks(newPage: ParentNode): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.href = newPage.querySelector<HTMLAnchorElement>(`a[hreflang=${link.hreflang}]`)?.href ?? link.href;
}

/** The URL without its fragment. */
export const withoutFragment = (address: string): string => address.replace(/#.*/, '');

/** @returns null when the page has no such search, for example after a redirect. */
async function fetchSearch(target: string, id: string, signal: AbortSignal) {
  const response = await fetch(withoutFragment(target), { signal, headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const root = page.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
  return response.ok && root ? { address: response.url, root } : null;
}
