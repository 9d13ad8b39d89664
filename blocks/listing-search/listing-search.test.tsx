// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '@/lib/engine/create-page-context';
import { examplePlace } from '@/lib/engine/example-place';
import { pageCustoms } from '@/lib/engine/page-customs';
import { exampleListings } from '@/schemas/examples/listing';
import { exampleFound } from '@/schemas/examples/search';
import type { Locale } from '@/schemas/locale';
import type { FoundListings } from '@/schemas/search/found-listings';
import { readSearch } from '@/schemas/search/read-search';
import { ListingSearch } from './listing-search';
import { startSearch } from './listing-search.live';
import { listingSearchSchema } from './listing-search.schema';

const authored = listingSearchSchema.parse({ heading: 'Find a business' });
const path = exampleFound.path;

/** The search as the server draws it. */
function drawn(query: string, changes: Partial<FoundListings> = {}, locale: Locale = 'en-GH'): string {
  const page = createPageContext(examplePlace(locale, new Map()), pageCustoms(locale));
  const found = { ...exampleFound, state: readSearch(new URLSearchParams(query)), ...changes };
  return renderToStaticMarkup(
    <ListingSearch
      props={{ ...authored, found, listings: exampleListings }}
      page={page}
      id="find"
      slot={() => null}
    />,
  );
}

function draw(...asked: Parameters<typeof drawn>): HTMLElement {
  document.body.innerHTML = drawn(...asked);
  return find('[data-island]');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href') ?? '');
const fields = () =>
  new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, String(value)]));
function form(): HTMLFormElement {
  const found = find('form');
  if (!(found instanceof HTMLFormElement)) throw new Error('There is no form');
  return found;
}

describe('the page of a search', () => {
  it('says what is searched for in a form that asks the same again', () => {
    draw(
      'words=cold+store&region=ashanti&kind=pro&price_min=1000&price_max=500000&sort=sde_desc&status=sold&view=map',
    );
    const asked = readSearch(fields());
    expect(asked).toEqual({ ...exampleFound.state, ...asked, after: null });
    expect(asked).toMatchObject({
      words: 'cold store',
      region: ['ashanti'],
      kind: ['pro'],
      price: { min: 100_000, max: 50_000_000 },
      sort: 'sde_desc',
      status: 'sold',
      view: 'map',
    });
  });

  it('has a link that takes each filter out, and one for all', () => {
    draw('words=fish&region=ashanti&price_max=500000&sort=name_asc');
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')).toEqual([
      '“fish”',
      'Ashanti',
      'Asking price: up to GH₵500,000',
    ]);
    expect(hrefs('[aria-label="Chosen filters"] a')).toEqual([
      `/en-GH${path}?region=ashanti&price_max=500000&sort=name_asc#find-results`,
      `/en-GH${path}?words=fish&price_max=500000&sort=name_asc#find-results`,
      `/en-GH${path}?words=fish&region=ashanti&sort=name_asc#find-results`,
      `/en-GH${path}?sort=name_asc#find-results`,
    ]);
  });

  it('goes on from where it ends, and back to the beginning', () => {
    draw('after=abc&region=ashanti');
    expect(hrefs('[data-search] .button')).toEqual([
      `/en-GH${path}?region=ashanti&after=${exampleFound.next}#find-results`,
      `/en-GH${path}?region=ashanti#find-results`,
    ]);
  });

  it('offers districts once a region is chosen, and nothing that its block has settled', () => {
    draw('');
    expect(document.querySelector('[name=district]')).toBeNull();
    draw('region=ashanti');
    expect(document.querySelector('[name=district]')).not.toBeNull();
    draw('', { fixed: ['region', 'kind', 'status'] });
    expect(document.querySelector('[name=region], [name=kind], [name=status]')).toBeNull();
    expect(document.querySelector('[name=district]')).not.toBeNull();
  });

  it('keeps its choices in their order, however many each has', () => {
    draw('');
    expect(texts('#find-region label span:first-of-type')).toEqual(['Ashanti', 'Greater Accra', 'Western']);
  });

  it('says the middle of what was found only where the backend found enough', () => {
    draw('', { medians: { price: { value: 285_000_000, n: 12 }, sde: null, multiple: null } });
    expect(texts('section dl dd')).toContain('median of 12 listings');
    draw('', { medians: { price: null, sde: null, multiple: null } });
    expect(document.querySelector('section[aria-label]')).toBeNull();
  });

  it('says which filter stands in the way, the one that opens most first', () => {
    const remedies = [
      { way: 'without', filter: 'price', count: 2, isCapped: false },
      { way: 'without', filter: 'words', count: 1_000, isCapped: true },
      { way: 'without', filter: 'region ashanti', count: 0, isCapped: false },
    ] as const;
    draw('words=fish&region=ashanti&price_max=500000', { total: 0, next: null, remedies: [...remedies] });
    expect(texts('.border-accent a')).toEqual([
      'Without “fish”: more than 1,000 businesses',
      'Without Asking price: up to GH₵500,000: 2 businesses',
    ]);
  });

  it('offers each filter alone where no single one stands in the way', () => {
    const remedies = [
      { way: 'only', filter: 'price', count: 1, isCapped: false } as const,
      { way: 'only', filter: 'region ashanti', count: 4, isCapped: false } as const,
    ];
    draw('words=fish&region=ashanti&price_max=500000&sort=name_asc', { total: 0, next: null, remedies });
    expect(texts('.border-accent a')).toEqual([
      'Only Ashanti: 4 businesses',
      'Only Asking price: up to GH₵500,000: 1 business',
    ]);
    expect(hrefs('.border-accent a')[0]).toBe(`/en-GH${path}?region=ashanti&sort=name_asc#find-results`);
  });

  it('leads from an office that has none to the network, which keeps who goes there', () => {
    const href = '/buy-a-business/business-listing-search?words=fish&scope=network';
    const wider = { href, count: 12, isCapped: false };
    draw('words=fish', { total: 0, next: null, wider });
    expect(texts('.border-accent a')).toEqual(['See 12 businesses in the whole network']);
    expect(hrefs('.border-accent a')).toEqual([`/en-GH${href}`]);
    draw('words=fish', { total: 0, next: null, wider: { ...wider, count: 0 } });
    expect(texts('.border-accent a')).toEqual([]);
    draw('words=fish&scope=network');
    expect(readSearch(fields()).scope).toBe('network');
    expect(hrefs('[aria-label="Chosen filters"] a')).toEqual([`/en-GH${path}?scope=network#find-results`]);
  });

  it('shows on a map where they lie, and the same in words', () => {
    const spots = [{ slug: 'ashanti', latitude: 6.7, longitude: -1.6 }];
    draw('view=map', { spots });
    expect(document.querySelectorAll('svg circle[class=fill-action]')).toHaveLength(1);
    expect(hrefs('[aria-labelledby=find-places] a')).toContain(
      `/en-GH${path}?region=ashanti&view=map#find-results`,
    );
  });
});

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
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await settle();
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
    ['cheap', '', 'This is no figure. Write it as 500,000 or 500k.'],
    ['900k', '1,000', 'The first is above the second: what lies between is searched for.'],
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
});
