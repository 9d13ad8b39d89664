// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { exampleFound } from '@/schemas/examples/search';
import { readSearch } from '@/schemas/search/read-search';
import { draw, fields, hrefs, path, texts } from '@/tests/support/drawn-search';

describe('the page of a search', () => {
  it('says what is searched for in a form that asks the same again', () => {
    draw(
      'words=cold+store&region=ashanti&kind=pro&price_min=1000&price_max=500000&sort=sde_desc&status=sold&view=map',
    );
    const asked = readSearch(fields());
    expect(asked).toEqual({ ...exampleFound.state, ...asked, after: null, from: null });
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

  it('takes each out from the first page, with the order, the map and the network kept', () => {
    draw('words=fish&established_min=1998&scope=network&view=map&sort=sde_desc&after=abc&listed_from=25');
    const kept = 'sort=sde_desc&view=map&scope=network';
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')[1]).toBe(
      'Year established: from 1998',
    );
    expect(hrefs('[aria-label="Chosen filters"] a')).toEqual([
      `/en-GH${path}?established_min=1998&${kept}#find-results`,
      `/en-GH${path}?words=fish&${kept}#find-results`,
      `/en-GH${path}?${kept}#find-results`,
    ]);
    expect(hrefs('nav a')).toEqual(
      ['', '&view=map'].map(
        (view) =>
          `/en-GH${path}?words=fish&established_min=1998&sort=sde_desc${view}&scope=network#find-results`,
      ),
    );
  });

  it('has no order on a map, and keeps that of the list', () => {
    draw('view=map&sort=sde_desc');
    expect(document.querySelector('select')).toBeNull();
    expect(readSearch(fields())).toMatchObject({ view: 'map', sort: 'sde_desc' });
    draw('view=map');
    expect(fields().has('sort')).toBe(false);
    draw('sort=sde_desc');
    expect(document.querySelector('select')?.value).toBe('sde_desc');
  });

  it('quotes what was searched for once', () => {
    draw('words=%22cold+store%22');
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')).toEqual(['"cold store"']);
  });

  it('says on paper what was searched for', () => {
    draw('words=fish&region=ashanti&status=sold');
    expect(texts('p')).toContain('Search: “fish”, Ashanti, Recently sold');
    draw('');
    expect(texts('p').join()).not.toContain('Search:');
  });

  it('says of businesses that were sold that they were', () => {
    draw('', { total: 24 });
    expect(texts('#find-count')).toEqual(['24 businesses']);
    draw('status=sold', { total: 24 });
    expect(texts('#find-count')).toEqual(['24 businesses sold']);
    draw('status=sold', { total: 1_000, isCapped: true });
    expect(texts('#find-count')).toEqual(['More than 1,000 businesses sold']);
  });

  it('counts what is for sale, in whatever state, and what was sold', () => {
    const status = [
      { value: 'active', label: '', count: 40 },
      { value: 'under_offer', label: '', count: 3 },
      { value: 'sold', label: '', count: 1_200 },
    ];
    draw('status=sold', { facets: { ...exampleFound.facets, status } });
    expect(texts('#find-status label span:last-of-type')).toEqual(['43', '1,200']);
  });

  it('leaves out a choice that leads nowhere, unless it is made', () => {
    const region = [
      { value: 'oti', label: 'Oti', count: 0 },
      { value: 'volta', label: 'Volta', count: 2 },
    ];
    const facets = { ...exampleFound.facets, region };
    draw('', { facets });
    expect(texts('#find-region label span:first-of-type')).toEqual(['Volta']);
    draw('region=oti', { facets });
    expect(texts('#find-region label span:first-of-type')).toEqual(['Oti', 'Volta']);
  });

  it('says what was written for a range and cannot be read, beside it and beside what was found, once', () => {
    draw('price_max=20%25&sde_min=many&sales_min=5k&words=fish');
    const said = texts('p').filter((text) => text.includes('ignored'));
    expect(said).toContain(
      'Asking price, Seller’s discretionary earnings: this value could not be read and was ignored. Enter a number, such as 500,000 or 500k.',
    );
    const told = [...document.querySelectorAll<HTMLElement>('[data-tells="unread"]')];
    expect(told.filter(({ hidden }) => !hidden).map((one) => one.closest('details')?.open)).toEqual([
      true,
      true,
    ]);
    for (const href of hrefs('[data-search]')) expect(href).not.toContain('unread');
    draw('price_max=20');
    expect(texts('p').filter((text) => text.includes('ignored'))).toEqual([]);
  });

  it('announces the words it looked for instead only where they find something', () => {
    const announced = () => texts('p').filter((text) => text.includes('hair dressed'));
    draw('words=hair+dresser', { corrected: 'hair dressed' });
    expect(announced()).toHaveLength(1);
    draw('words=hair+dresser', { corrected: 'hair dressed', total: 0 });
    expect(announced()).toEqual([]);
  });

  it.each(['', 'view=map', 'status=sold'])('explains the words of the trade that it uses, at %j', (query) => {
    draw(query, { total: 0 });
    for (const word of ['SDE', 'Lender prequalified', 'Pro listing'])
      expect(texts('dt')).toContain(`${word}: `.trim());
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

  it('leads from the few of an office to all of the network, where that has more', () => {
    const href = '/buy-a-business/business-listing-search?words=fish&scope=network';
    const led = (found: object, wider: object) => {
      draw('words=fish', { ...found, wider: { href, count: 13, isCapped: false, ...wider } });
      return texts('[data-swap=results] a').filter((text) => text.includes('network'));
    };
    expect(led({ total: 2 }, {})).toEqual(['See 13 businesses in the whole network']);
    expect(hrefs('[data-swap=results] a')).toContain(`/en-GH${href}`);
    expect(led({ total: 13 }, {})).toEqual([]);
    const capped = { count: 1_000, isCapped: true };
    expect(led({ total: 1_000 }, capped)).toEqual(['See more than 1,000 businesses in the whole network']);
    expect(led({ total: 1_000, isCapped: true }, capped)).toEqual([]);
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
