// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSearch } from '@/schemas/search/read-search';
import { draw, drawn, fields, find, form, path, texts } from '@/tests/support/drawn-search';
import { startSearch } from './listing-search.live';

describe('in place', () => {
  const answers = new Map<string, string>();
  const asked: string[] = [];
  const at = (query: string) => `${location.origin}/en-GH${path}${query}`;
  const settle = () =>
    vi.waitFor(() => expect(find('[data-swap=results]').getAttribute('aria-busy')).toBeNull());

  beforeEach(() => {
    history.replaceState(null, '', at(''));
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      const query = new URL(address).search;
      const html = answers.get(query) ?? drawn(query, { total: asked.length });
      return { ok: true, url: at(query), text: async () => html };
    });
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    Element.prototype.scrollIntoView = () => undefined;
    startSearch(draw(''));
    // The test's browser takes the sheet for closed, whatever stands in the style sheet.
    find('#find-sheet').removeAttribute('popover');
  });
  afterEach(() => {
    asked.length = 0;
    answers.clear();
    vi.unstubAllGlobals();
  });

  it('asks for what is ticked, without empty fields, and keeps the focus and what is typed', async () => {
    const words = find('[name=price_max]');
    if (!(words instanceof HTMLInputElement)) throw new Error('The price is no field');
    words.value = '500k';
    const box = find('[name=region][value=ashanti]');
    box.focus();
    box.click();
    const waits = ['results', 'shower'].map((name) => find(`[data-swap=${name}]`).getAttribute('aria-busy'));
    expect(waits, 'a count of before is seen to be one').toEqual(['true', 'true']);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settle();
    expect(find('[data-swap=shower]').getAttribute('aria-busy')).toBeNull();
    expect(new URL(asked[0] ?? '').search).toBe('?region=ashanti&price_max=500k');
    expect(location.search).toBe('?region=ashanti&price_max=500k');
    expect(document.activeElement).toBe(find('[name=region][value=ashanti]'));
    expect(words.value).toBe('500k');
    expect(find('[data-status]').textContent).toBe('1 business');
  });

  it('leads from the sheet of filters to the beginning of what was found', async () => {
    const seen: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.dataset.swap);
    };
    const sheet = Object.assign(find('#find-sheet'), { hidePopover: () => undefined });
    const open = form();
    open.querySelector = () => sheet;
    open.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.waitFor(() => expect(seen).toEqual(['results']));
    expect(document.activeElement).toBe(find('#find-count'));
  });

  it.each([
    ['cheap', '', 'Enter a number, such as 500,000 or 500k.'],
    ['900k', '1,000', 'The first value was higher than the second, so we swapped them.'],
    ['1,000', '900k', undefined],
  ])('says beside a price of %s to %s what becomes of it', async (min, max, says) => {
    const write = (end: string, value: string) => {
      const field = find(`[name=price_${end}]`);
      if (field instanceof HTMLInputElement) field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    write('min', min);
    write('max', max);
    expect(texts('#find-price [data-tells]:not([hidden])')).toEqual(says ? [says] : []);
    await settle();
  });

  it('has the other languages lead to what is shown', async () => {
    const link = document.createElement('a');
    link.hreflang = 'en-US';
    link.href = `/en-US${path}?words=fish&setlang=1`;
    document.body.append(link);
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(location.search).toContain('ashanti'));
    await settle();
    expect(new URL(link.href).search).toBe('?region=ashanti&setlang=1');
  });

  it('leads back through what was searched before', async () => {
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(location.search).toContain('ashanti'));
    await settle();
    history.back();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await settle();
    expect(readSearch(fields()).region).toEqual([]);
    expect(location.search).toBe('');
  });

  it('takes a filter out by its link, and moves the focus to what was found', async () => {
    startSearch(draw('words=fish'));
    find('[aria-label="Chosen filters"] a').click();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settle();
    expect(asked).toEqual([at('')]);
    expect(readSearch(fields()).words).toBe('');
    expect(document.activeElement).toBe(find('#find-count'));
  });

  it('searches at once for what was chosen before the script was there', async () => {
    const place = draw('');
    find('[name=region][value=ashanti]').click();
    asked.length = 0;
    startSearch(place);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settle();
    expect(asked[0]).toContain('region=ashanti');
  });

  it('shows of two searches the later, whichever is answered last', async () => {
    const late = Promise.withResolvers<void>();
    const { fetch } = window;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const answer = await fetch(address, init);
      if (!address.includes('kind')) await late.promise;
      return answer;
    });
    find('[name=region][value=ashanti]').click();
    find('[name=kind][value=pro]').click();
    const both = '?region=ashanti&kind=pro';
    await vi.waitFor(() => expect(location.search).toBe(both));
    late.resolve();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([location.search, find('#find-count').textContent]).toEqual([both, '2 businesses']);
  });

  it('leaves to the browser what opens elsewhere, and what is no search', async () => {
    startSearch(draw('words=fish'));
    const isLeft = (selector: string, init: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      // What is left to it, the test's browser cannot do.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      const prevented = vi.spyOn(click, 'preventDefault');
      find(selector).dispatchEvent(click);
      return prevented.mock.calls.length === 1;
    };
    const chip = '[aria-label="Chosen filters"] a';
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(isLeft(chip, init), JSON.stringify(init)).toBe(true);
    expect(isLeft('[data-swap=results] li a[href*="/listings/"]', {})).toBe(true);
    expect(asked).toEqual([]);
    expect(isLeft(chip, {})).toBe(false);
    await settle();
  });

  it('searches for words when they are sent, and not before', async () => {
    const words = find('[name=words]');
    if (words instanceof HTMLInputElement) words.value = 'fish';
    words.dispatchEvent(new Event('change', { bubbles: true }));
    expect(asked).toEqual([]);
    form().requestSubmit();
    await settle();
    expect(asked).toEqual([at('?words=fish')]);
  });

  it('keeps folded what was folded, and what was unfolded', async () => {
    const isOpen = (name: string) => find(`#find-${name}`).hasAttribute('open');
    find('#find-category').setAttribute('open', '');
    find('#find-region').removeAttribute('open');
    find('[name=region][value=ashanti]').click();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settle();
    expect([isOpen('category'), isOpen('region'), isOpen('kind')]).toEqual([true, false, false]);
  });
});
