import { prefersTable, rememberView } from './remember-view';
import { createSearchNavigation, withoutFragment } from './search-navigation';
import { showRangeMessages } from './show-range-messages';

/** Loads search results in place, with the URL that the same search has without JavaScript. */
export function startSearch(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (!form) return;
  const { show, isDisplayed } = createSearchNavigation(root, form);
  const followLink = async (key: string, target: string) => {
    await show(target, 'link');
    showRangeMessages(form);
    const same = key && root.querySelector<HTMLElement>(`[id="${key}"]`);
    if (same) same.focus();
    else scrollToResults();
  };
  const scrollToResults = () => {
    root.querySelector<HTMLElement>('[id$="-count"]')?.focus({ preventScroll: true });
    root.querySelector('[data-swap="results"]')?.scrollIntoView();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const sheet = form.querySelector<HTMLElement>(':popover-open');
    sheet?.hidePopover();
    await show(searchUrlOf(form), 'form');
    // The filter popover covers the page; scroll to the results after it closes.
    if (sheet) scrollToResults();
  });
  root.addEventListener('change', ({ target }) => {
    // Text is searched on submit only: on `change` the link or button that is clicked next would move.
    if (target instanceof HTMLInputElement && target.type === 'search') return;
    showRangeMessages(form);
    void show(searchUrlOf(form), 'form');
  });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href');
    if (!link?.closest('[data-search]') || !target) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    rememberView(link.dataset.view);
    void followLink(link.id, new URL(target, location.href).href);
  });
  addEventListener('popstate', () => {
    if (root.isConnected && !isDisplayed(location.href)) void show(location.href, 'history');
  });
  // Apply filters that were changed before the script loaded.
  if (isModified(form)) return void show(searchUrlOf(form), 'form');
  const table = root.querySelector<HTMLAnchorElement>('[data-view=table]');
  if (!table || !prefersTable()) return;
  history.replaceState(history.state, '', withoutFragment(table.href));
  void show(table.href, 'history');
}

/** The URL of the search in a form, without empty fields. */
function searchUrlOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.append(name, value);
  return `${withoutFragment(form.action)}${query.size > 0 ? `?${query}` : ''}`;
}

/** True when the form differs from the values that the server rendered. */
const isModified = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((candidate) => candidate.selected !== candidate.defaultSelected);
    return (
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
    );
  });
