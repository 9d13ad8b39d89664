// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSearch } from '@/schemas/search/read-search';
import { fields, find, form, mountSearch, path, renderSearch, texts } from '@/tests/support/rendered-search';
import { startSearch } from './listing-search.live';

describe('in-place search', () => {
  const answers = new Map<string, string>();
  const requestedQueries: string[] = [];
  const at = (query: string) => `${location.origin}/en-GH${path}${query}`;
  const settle = () =>
    vi.waitFor(() => expect(find('[data-swap=results]').getAttribute('aria-busy')).toBeNull());

  beforeEach(() => {
    history.replaceState(null, '', at(''));
    vi.stubGlobal('fetch', async (address: string) => {
      requestedQueries.push(address);
      const query = new URL(address).search;
      const html = answers.get(query) ?? renderSearch(query, { total: requestedQueries.length });
      return { ok: true, url: at(query), text: async () => html };
    });
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    Element.prototype.scrollIntoView = () => undefined;
    startSearch(mountSearch(''));
    // jsdom treats the popover as hidden, whatever the style sheet says.
    find('#find-sheet').removeAttribute('popover');
  });
  afterEach(() => {
    requestedQueries.length = 0;
    answers.clear();
    vi.unstubAllGlobals();
  });

  it('searches for checked filters without empty fields, and keeps focus and typed text', async () => {
    const priceField = find('[name=price_max]');
    if (!(priceField instanceof HTMLInputElement)) throw new Error('The price is no field');
    priceField.value = '500k';
    const box = find('[name=region][value=ashanti]');
    box.focus();
    box.click();
    const waits = ['results', 'shower'].map((name) => find(`[data-swap=${name}]`).getAttribute('aria-busy'));
    expect(waits, 'a count of before is seen to be one').toEqual(['true', 'true']);
    await vi.waitFor(() => expect(requestedQueries).toHaveLength(1));
    await settle();
    expect(find('[data-swap=shower]').getAttribute('aria-busy')).toBeNull();
    expect(new URL(requestedQueries[0] ?? '').search).toBe('?region=ashanti&price_max=500k');
    expect(location.search).toBe('?region=ashanti&price_max=500k');
    expect(document.activeElement).toBe(find('[name=region][value=ashanti]'));
    expect(priceField.value).toBe('500k');
    expect(find('[data-status]').textContent).toBe('1 business listed');
  });

  it('opens the table again that was chosen on an earlier visit, unless the address names a view', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const visit = async (query: string) => {
      history.replaceState(null, '', at(query));
      startSearch(mountSearch(query));
      await settle();
      return location.search;
    };
    startSearch(mountSearch('words=fish'));
    find('#find-table').click();
    await vi.waitFor(() => expect(location.search).toBe('?words=fish&view=table'));
    expect(await visit('?region=ashanti')).toBe('?region=ashanti&view=table');
    await vi.waitFor(() => expect(texts('thead th')).toHaveLength(5));
    expect(await visit('?view=map')).toBe('?view=map');
    find('#find-list').click();
    await settle();
    expect(await visit('')).toBe('');
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    localStorage.setItem('listing-view', 'table');
    expect(await visit(''), 'on a phone').toBe('');
    localStorage.clear();
  });

  it('scrolls from the filter popover to the start of the results', async () => {
    const scrolledElements: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      scrolledElements.push(this.dataset.swap);
    };
    const sheet = Object.assign(find('#find-sheet'), { hidePopover: () => undefined });
    const open = form();
    open.querySelector = () => sheet;
    open.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(scrolledElements).toEqual(['results']));
    expect(document.activeElement).toBe(find('#find-count'));
  });

  it.each([
    ['cheap', '', 'Enter a number, such as 500,000 or 500k.'],
    ['900k', '1,000', 'The first value was higher than the second, so we searched the other way round.'],
    ['1,000', '900k', undefined],
  ])('explains next to a price range of %s to %s what happens to it', async (min, max, message) => {
    const write = (end: string, value: string) => {
      const field = find(`[name=price_${end}]`);
      if (field instanceof HTMLInputElement) field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    write('min', min);
    write('max', max);
    expect(texts('#find-price [data-range-message]:not([hidden])')).toEqual(message ? [message] : []);
    await settle();
  });

  it('updates the links to other languages', async () => {
    const link = document.createElement('a');
    link.hreflang = 'en-US';
    link.href = `/en-US${path}?setlang=1&words=fish`;
    document.body.append(link);
    const newLink = `<a hreflang="en-US" href="/en-US${path}?setlang=1&amp;region=ashanti"></a>`;
    answers.set('?region=ashanti', newLink + renderSearch('?region=ashanti', {}));
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(location.search).toContain('ashanti'));
    await settle();
    expect(new URL(link.href).search).toBe('?setlang=1&region=ashanti');
  });

  it('restores previous searches on back navigation', async () => {
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(location.search).toContain('ashanti'));
    await settle();
    history.back();
    await vi.waitFor(() => expect(requestedQueries).toHaveLength(2));
    await settle();
    expect(readSearch(fields()).region).toEqual([]);
    expect(location.search).toBe('');
  });

  it('removes a filter by its link and moves the focus to the results', async () => {
    startSearch(mountSearch('words=fish'));
    find('[aria-label="Chosen filters"] a').click();
    await vi.waitFor(() => expect(requestedQueries).toHaveLength(1));
    await settle();
    expect(requestedQueries).toEqual([at('')]);
    expect(readSearch(fields()).words).toBe('');
    expect(document.activeElement).toBe(find('#find-count'));
  });

  it('searches immediately when filters were changed before the script loaded', async () => {
    const root = mountSearch('');
    find('[name=region][value=ashanti]').click();
    requestedQueries.length = 0;
    startSearch(root);
    await vi.waitFor(() => expect(requestedQueries).toHaveLength(1));
    await settle();
    expect(requestedQueries[0]).toContain('region=ashanti');
  });

  it('displays the later of two searches, whichever response arrives last', async () => {
    const delayedResponse = Promise.withResolvers<void>();
    const { fetch } = window;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const response = await fetch(address, init);
      if (!address.includes('kind')) await delayedResponse.promise;
      return response;
    });
    find('[name=region][value=ashanti]').click();
    find('[name=kind][value=pro]').click();
    const both = '?region=ashanti&kind=pro';
    await vi.waitFor(() => expect(location.search).toBe(both));
    delayedResponse.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([location.search, find('#find-count').textContent]).toEqual([both, '2 businesses listed']);
  });

  it('leaves links that open elsewhere, and links that are no search, to the browser', async () => {
    startSearch(mountSearch('words=fish'));
    const isLeftToBrowser = (selector: string, init: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // jsdom does not implement navigation.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      const prevented = vi.spyOn(click, 'preventDefault');
      find(selector).dispatchEvent(click);
      return prevented.mock.calls.length === 1;
    };
    const chip = '[aria-label="Chosen filters"] a';
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(isLeftToBrowser(chip, init), JSON.stringify(init)).toBe(true);
    expect(isLeftToBrowser('[data-swap=results] li a[href*="/listings/"]', {})).toBe(true);
    expect(requestedQueries).toEqual([]);
    expect(isLeftToBrowser(chip, {})).toBe(false);
    await settle();
  });

  it('searches for text on submit only', async () => {
    const searchField = find('[name=words]');
    if (searchField instanceof HTMLInputElement) searchField.value = 'fish';
    searchField.dispatchEvent(new Event('change', { bubbles: true }));
    expect(requestedQueries).toEqual([]);
    form().requestSubmit();
    await settle();
    expect(requestedQueries).toEqual([at('?words=fish')]);
  });

  it('keeps groups collapsed and expanded', async () => {
    const isOpen = (name: string) => find(`#find-${name}`).hasAttribute('open');
    find('#find-category').setAttribute('open', '');
    find('#find-region').removeAttribute('open');
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(requestedQueries).toHaveLength(1));
    await settle();
    expect([isOpen('category'), isOpen('region'), isOpen('kind')]).toEqual([true, false, false]);
  });
});
