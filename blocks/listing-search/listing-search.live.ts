import { addressOf, showSearches } from './show-search';
import { tellRanges } from './tell-ranges';

/** Has results come into the place of those that are shown, at the address that the same search has without a script. */
export function startSearch(place: HTMLElement): void {
  const form = place.querySelector('form');
  if (!form) return;
  const { show, isShown } = showSearches(place, form);
  const count = () => place.querySelector<HTMLElement>('[id$="-count"]');
  const follow = async (key: string, target: string) => {
    await show(target, 'link');
    tellRanges(form);
    const same = key && place.querySelector<HTMLElement>(`[id="${key}"]`);
    if (same) return same.focus();
    toResults();
  };
  const toResults = () => {
    count()?.focus({ preventScroll: true });
    place.querySelector('[data-swap="results"]')?.scrollIntoView();
  };

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const sheet = form.querySelector<HTMLElement>(':popover-open');
    sheet?.hidePopover();
    await show(askedBy(form), 'form');
    // Where the filters lie over the page, what was found lies below what is in sight.
    if (sheet) toResults();
  });
  place.addEventListener('change', ({ target }) => {
    // Words are searched for when they are sent: what is to be clicked next must stand still.
    if (target instanceof HTMLInputElement && target.type === 'search') return;
    tellRanges(form);
    void show(askedBy(form), 'form');
  });
  place.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = link?.getAttribute('href');
    if (!link?.closest('[data-search]') || !target) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void follow(link.id, new URL(target, location.href).href);
  });
  window.addEventListener('popstate', () => {
    if (place.isConnected && !isShown(location.href)) void show(location.href, 'history');
  });
  // What was chosen before the script was there.
  if (isTouched(form)) void show(askedBy(form), 'form');
}

/** The address of what a form asks for, without the fields that are left empty. */
function askedBy(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) query.append(name, value);
  return `${addressOf(form.action)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a form says something else than the server wrote into it. */
const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((one) => one.selected !== one.defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
