// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { exampleSearchResult } from '@/schemas/examples/search';
import { readSearch } from '@/schemas/search/read-search';
import { fields, find, hrefs, mountSearch, path, texts } from '@/tests/support/rendered-search';

describe('listing search page', () => {
  it('has a form that submits the same search again', () => {
    mountSearch(
      'words=cold+store&region=ashanti&kind=pro&price_min=1000&price_max=500000&sort=sde_desc&status=sold&view=map',
    );
    const submittedState = readSearch(fields());
    expect(submittedState).toEqual({
      ...exampleSearchResult.state,
      ...submittedState,
      after: null,
      from: null,
    });
    expect(submittedState).toMatchObject({
      words: 'cold store',
      region: ['ashanti'],
      kind: ['pro'],
      price: { min: 100_000, max: 50_000_000 },
      sort: 'sde_desc',
      status: 'sold',
      view: 'map',
    });
  });

  it('has a link that removes each filter, and one that removes all', () => {
    mountSearch('words=fish&region=ashanti&price_max=500000&sort=name_asc');
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

  it('removing a filter returns to the first page and keeps order, map view and scope', () => {
    mountSearch(
      'words=fish&established_min=1998&scope=network&view=map&sort=sde_desc&after=abc&listed_from=25',
    );
    const preservedParams = 'sort=sde_desc&view=map&scope=network';
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')[1]).toBe(
      'Year established: from 1998',
    );
    expect(hrefs('[aria-label="Chosen filters"] a')).toEqual([
      `/en-GH${path}?established_min=1998&${preservedParams}#find-results`,
      `/en-GH${path}?words=fish&${preservedParams}#find-results`,
      `/en-GH${path}?${preservedParams}#find-results`,
    ]);
    expect(hrefs('nav a')).toEqual(
      ['', '&view=table', '&view=map'].map(
        (view) =>
          `/en-GH${path}?words=fish&established_min=1998&sort=sde_desc${view}&scope=network#find-results`,
      ),
    );
  });

  it('the map view has no order control and preserves the order of the list', () => {
    mountSearch('view=map&sort=sde_desc');
    expect(document.querySelector('select')).toBeNull();
    expect(readSearch(fields())).toMatchObject({ view: 'map', sort: 'sde_desc' });
    mountSearch('view=map');
    expect(fields().has('sort')).toBe(false);
    mountSearch('sort=sde_desc');
    expect(document.querySelector('select')?.value).toBe('sde_desc');
  });

  it('lists four figures of each business, then the medians', () => {
    mountSearch('');
    expect(texts('.listing dl')).toHaveLength(4);
    expect(texts('.listing:first-child dl div')[0]).toBe('Asking priceGH₵2,850,000');
    expect(texts('.listing')[1]).toContain('Total salesGH₵6.4M');
    const [lastEntry] = [...document.querySelectorAll('.listing')].slice(-1);
    const medians = find('section[aria-label] dl');
    expect(lastEntry?.compareDocumentPosition(medians)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('displays the list next to a map, whose pins lead to lists', () => {
    const spots = [{ slug: 'ashanti', latitude: 6.7, longitude: -1.6 }];
    mountSearch('', { spots });
    expect(hrefs('svg a')).toEqual([`/en-GH${path}?region=ashanti#find-results`]);
  });

  it('has a table whose column headers sort, and reverse the order', () => {
    mountSearch('words=fish&view=table&sort=price_asc&after=abc&listed_from=25');
    const query = (sort: string) => `/en-GH${path}?words=fish&sort=${sort}&view=table#find-results`;
    expect(texts('thead th')).toEqual(['Business', 'Asking price', 'SDE', 'Down payment', 'Total sales']);
    expect(hrefs('thead a')).toEqual(
      ['name_asc', 'price_desc', 'sde_asc', 'down_payment_asc'].map((sort) => query(sort)),
    );
    expect(texts('th[aria-sort=ascending]')).toEqual(['Asking price']);
    expect(texts('tbody tr').length).toBe(4);
    expect(texts('tbody tr:first-child td')).toEqual(['GH₵2,850,000', 'GH₵980K', 'GH₵1.1M', 'GH₵6.4M']);
    expect(texts('tbody tr:nth-child(2) td')[0]).toBe('Not disclosed');
    expect(readSearch(fields())).toMatchObject({ view: 'table', sort: 'price_asc' });
  });

  it('the table of sold businesses shows the price paid, never the asking price', () => {
    mountSearch('view=table&status=sold');
    expect(texts('thead th')[1]).toBe('Sold price');
    expect(texts('tbody tr:nth-child(4) td')[0]).toBe('GH₵3,950,000');
  });

  it('displays the search text in quotes once', () => {
    mountSearch('words=%22cold+store%22');
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')).toEqual(['"cold store"']);
  });

  it('prints the search', () => {
    mountSearch('words=fish&region=ashanti&status=sold');
    expect(texts('p')).toContain('Search: “fish”, Ashanti, Recently sold');
    mountSearch('');
    expect(texts('p').join()).not.toContain('Search:');
  });

  it('labels sold businesses as sold', () => {
    mountSearch('', { total: 24 });
    expect(texts('#find-count')).toEqual(['24 businesses listed']);
    mountSearch('status=sold', { total: 24 });
    expect(texts('#find-count')).toEqual(['24 businesses sold']);
    mountSearch('status=sold', { total: 1_000, isCapped: true });
    expect(texts('#find-count')).toEqual(['More than 1,000 businesses sold']);
  });

  it('counts listings for sale in all statuses, and sold listings', () => {
    const status = [
      { value: 'active', label: '', count: 40 },
      { value: 'under_offer', label: '', count: 3 },
      { value: 'sold', label: '', count: 1_200 },
    ];
    mountSearch('status=sold', { facets: { ...exampleSearchResult.facets, status } });
    expect(texts('#find-status label span:last-of-type')).toEqual(['43', '3', '1,200']);
  });

  it('filters by under offer, with a chip that removes it', () => {
    mountSearch('status=under-offer');
    expect(fields().get('status')).toBe('under-offer');
    expect(texts('[aria-label="Chosen filters"] .button span[aria-hidden]')).toEqual(['Under offer']);
  });

  it('offers towns as a filter, and completes towns and trades', () => {
    mountSearch('city=Kumasi');
    expect(fields().getAll('city')).toEqual(['Kumasi']);
    expect(texts('#find-city label span:last-of-type')).toEqual(['9', '5']);
    const list = document.querySelector<HTMLInputElement>('#find-words')?.list;
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual([
      ...['Accra', 'Kumasi', 'Wholesale and distribution', 'Education'],
    ]);
  });

  it('sorts by relevance when words are given, and by date otherwise', () => {
    const options = () => [...(document.querySelector('select')?.options ?? [])].map(({ value }) => value);
    mountSearch('words=fish');
    expect(options().slice(0, 2)).toEqual(['', 'newest']);
    expect(texts('select option')[0]).toBe('Most relevant');
    mountSearch('');
    expect(options().slice(0, 2)).toEqual(['', 'price_asc']);
    mountSearch('words=fish&sort=newest');
    expect(document.querySelector('select')?.value).toBe('newest');
  });

  it('omits an option without results unless it is selected', () => {
    const region = [
      { value: 'oti', label: 'Oti', count: 0 },
      { value: 'volta', label: 'Volta', count: 2 },
    ];
    const facets = { ...exampleSearchResult.facets, region };
    mountSearch('', { facets });
    expect(texts('#find-region label span:first-of-type')).toEqual(['Volta']);
    mountSearch('region=oti', { facets });
    expect(texts('#find-region label span:first-of-type')).toEqual(['Oti', 'Volta']);
  });

  it('reports unreadable range values next to the range and the results, once', () => {
    mountSearch('price_max=20%25&sde_min=many&sales_min=5k&words=fish');
    const messages = texts('p').filter((text) => text.includes('ignored'));
    expect(messages).toContain(
      'Asking price, Seller’s discretionary earnings: this value could not be read and was ignored. Enter a number, such as 500,000 or 500k.',
    );
    const rangeMessages = [...document.querySelectorAll<HTMLElement>('[data-range-message="unread"]')];
    expect(
      rangeMessages.filter(({ hidden }) => !hidden).map((item) => item.closest('details')?.open),
    ).toEqual([true, true]);
    for (const href of hrefs('[data-search]')) expect(href).not.toContain('unread');
    mountSearch('price_max=20');
    expect(texts('p').filter((text) => text.includes('ignored'))).toEqual([]);
  });

  it('announces a spelling correction only when it has results', () => {
    const announced = () => texts('p').filter((text) => text.includes('hair dressed'));
    mountSearch('words=hair+dresser', { corrected: 'hair dressed' });
    expect(announced()).toHaveLength(1);
    mountSearch('words=hair+dresser', { corrected: 'hair dressed', total: 0 });
    expect(announced()).toEqual([]);
  });

  it('says of a known place that nothing is listed there, with results nearby and without', () => {
    mountSearch('words=Nima', { unlistedPlace: 'Nima, Accra' });
    expect(texts('p')).toContain(
      'Nothing is listed in Nima, Accra itself at the moment. These businesses are nearby.',
    );
    mountSearch('words=Wa', { unlistedPlace: 'Wa', total: 0 });
    expect(texts('p')).toContain('Nothing is listed in Wa at the moment. New listings arrive every week.');
  });

  it.each(['', 'view=map', 'status=sold'])('explains the technical terms that it uses, for %j', (query) => {
    mountSearch(query, { total: 0 });
    for (const word of ['SDE', 'Lender prequalified', 'Pro listing'])
      expect(texts('dt')).toContain(`${word}: `.trim());
  });

  it('shows districts after a region is selected, and no filters that the block fixes', () => {
    mountSearch('');
    expect(document.querySelector('[name=district]')).toBeNull();
    mountSearch('region=ashanti');
    expect(document.querySelector('[name=district]')).not.toBeNull();
    mountSearch('', { fixed: ['region', 'kind', 'status'] });
    expect(document.querySelector('[name=region], [name=kind], [name=status]')).toBeNull();
    expect(document.querySelector('[name=district]')).not.toBeNull();
  });

  it('keeps the order of options, whatever their counts', () => {
    mountSearch('');
    expect(texts('#find-region label span:first-of-type')).toEqual(['Ashanti', 'Greater Accra', 'Western']);
  });

  it('displays medians only when the backend has enough listings', () => {
    mountSearch('', { medians: { price: { value: 285_000_000, n: 12 }, sde: null, multiple: null } });
    expect(texts('section dl dd')).toContain('median of 12 listings');
    mountSearch('', { medians: { price: null, sde: null, multiple: null } });
    expect(document.querySelector('section[aria-label]')).toBeNull();
  });

  it('lists the filters whose removal helps, the one with the most results first', () => {
    const remedies = [
      { mode: 'without', filter: 'price', count: 2, isCapped: false },
      { mode: 'without', filter: 'words', count: 1_000, isCapped: true },
      { mode: 'without', filter: 'region ashanti', count: 0, isCapped: false },
    ] as const;
    mountSearch('words=fish&region=ashanti&price_max=500000', {
      total: 0,
      next: null,
      remedies: [...remedies],
    });
    expect(texts('.border-accent a')).toEqual([
      'Without “fish”: more than 1,000 businesses',
      'Without Asking price: up to GH₵500,000: 2 businesses',
    ]);
  });

  it('offers each filter alone when removing a single one does not help', () => {
    const remedies = [
      { mode: 'only', filter: 'price', count: 1, isCapped: false } as const,
      { mode: 'only', filter: 'region ashanti', count: 4, isCapped: false } as const,
    ];
    mountSearch('words=fish&region=ashanti&price_max=500000&sort=name_asc', {
      total: 0,
      next: null,
      remedies,
    });
    expect(texts('.border-accent a')).toEqual([
      'Only Ashanti: 4 businesses',
      'Only Asking price: up to GH₵500,000: 1 business',
    ]);
    expect(hrefs('.border-accent a')[0]).toBe(`/en-GH${path}?region=ashanti&sort=name_asc#find-results`);
  });

  it('links from an office without results to the network, which keeps the office context', () => {
    const href = '/buy-a-business/business-listing-search?words=fish&scope=network';
    const wider = { href, count: 12, isCapped: false };
    mountSearch('words=fish', { total: 0, next: null, wider });
    expect(texts('.border-accent a')).toEqual(['See 12 businesses in the whole network']);
    expect(hrefs('.border-accent a')).toEqual([`/en-GH${href}`]);
    mountSearch('words=fish', { total: 0, next: null, wider: { ...wider, count: 0 } });
    expect(texts('.border-accent a')).toEqual([]);
    mountSearch('words=fish&scope=network');
    expect(readSearch(fields()).scope).toBe('network');
    expect(hrefs('[aria-label="Chosen filters"] a')).toEqual([`/en-GH${path}?scope=network#find-results`]);
  });

  it('links from the few results of an office to the network when that has more', () => {
    const href = '/buy-a-business/business-listing-search?words=fish&scope=network';
    const widerLink = (found: object, wider: object) => {
      mountSearch('words=fish', { ...found, wider: { href, count: 13, isCapped: false, ...wider } });
      return texts('[data-swap=results] a').filter((text) => text.includes('network'));
    };
    expect(widerLink({ total: 2 }, {})).toEqual(['See 13 businesses in the whole network']);
    expect(hrefs('[data-swap=results] a')).toContain(`/en-GH${href}`);
    expect(widerLink({ total: 13 }, {})).toEqual([]);
    const capped = { count: 1_000, isCapped: true };
    expect(widerLink({ total: 1_000 }, capped)).toEqual([
      'See more than 1,000 businesses in the whole network',
    ]);
    expect(widerLink({ total: 1_000, isCapped: true }, capped)).toEqual([]);
  });

  it('displays locations on a map, and the same as text', () => {
    const spots = [{ slug: 'ashanti', latitude: 6.7, longitude: -1.6 }];
    mountSearch('view=map', { spots });
    expect(document.querySelectorAll('svg g[data-search] > a')).toHaveLength(1);
    expect(hrefs('[aria-labelledby=find-places] a')).toContain(
      `/en-GH${path}?region=ashanti&view=map#find-results`,
    );
  });
});
