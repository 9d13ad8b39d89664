import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startContract, type TestContract } from './start-contract';

let contract: TestContract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract.stop());

async function read(query: string): Promise<unknown> {
  const { data, errors } = await contract.runQuery(query);
  expect(errors).toEqual([]);
  return data;
}

describe('pages', () => {
  it("uses an office's own page before the network's", async () => {
    const query = `{ own: page(route: "Sell", locale: "en-GH", tribe_slug: "osu") { title scope }
      network: page(route: "Sell", locale: "en-GH") { title scope }
      fallback: page(route: "Sell", locale: "en-GH", tribe_slug: "kumasi") { title } }`;
    expect(await read(query)).toEqual({
      own: { title: 'Sell in Osu', scope: 'office' },
      network: { title: 'Sell', scope: 'network' },
      fallback: { title: 'Sell' },
    });
  });

  it('returns the requested locale or the default one', async () => {
    const query = `{ gh: homePage(locale: "en-GH") { title meta_title } us: homePage(locale: "en-US") { title meta_title blocks }
      same: page(route: "Home", locale: "en-US") { title } }`;
    expect(await read(query)).toEqual({
      gh: { title: 'Home', meta_title: 'Meridian' },
      us: { title: 'Home, American', meta_title: 'Meridian', blocks: [] },
      same: { title: 'Home, American' },
    });
  });

  it('returns the addresses of custom pages', async () => {
    const query = `{ fair: page(route: "tribeCustomPage", locale: "en-GH", tribe_slug: "osu", slug: "food-fair") { title slug }
      elsewhere: page(route: "tribeCustomPage", locale: "en-GH", tribe_slug: "kumasi", slug: "food-fair") { title }
      offer: page(route: "TribeMarketingWebsitePage", locale: "en-GH", tribe_slug: "osu", slug: "offer", template_slug: "spring") { layout }
      autumn: page(route: "TribeMarketingWebsitePage", locale: "en-GH", tribe_slug: "osu", slug: "offer", template_slug: "autumn") { layout }
      ama: page(route: "AgentCustomPage", locale: "en-GH", agent_slug: "ama-mensah", slug: "bakeries") { scope }
      missing: page(route: "AgentCustomPage", locale: "en-GH", slug: "bakeries") { scope } }`;
    expect(await read(query)).toEqual({
      fair: { title: 'Osu food fair', slug: 'food-fair' },
      elsewhere: null,
      offer: { layout: 'logo' },
      autumn: null,
      ama: { scope: 'agent' },
      missing: null,
    });
  });

  it('does not find a page with a slug by an address without one', async () => {
    const found = vi.spyOn(contract.payload, 'find');
    const query = `{ page(route: "tribeCustomPage", locale: "en-GH", tribe_slug: "osu") { title }
      offer: page(route: "TribeMarketingWebsitePage", locale: "en-GH", tribe_slug: "osu", slug: "offer") { title } }`;
    expect(await read(query)).toEqual({ page: null, offer: null });
    const calls = found.mock.calls.flatMap(([{ collection }], at) =>
      collection === 'pages' ? [found.mock.results[at]?.value] : [],
    );
    found.mockRestore();
    expect(calls).toHaveLength(2);
    expect((await Promise.all(calls)).map(({ docs }) => docs)).toEqual([[], []]);
  });

  it('does not return unpublished pages or unknown routes', async () => {
    const query = `{ draft: page(route: "customPage", locale: "en-GH", slug: "secret") { title }
      unknown: page(route: "Nowhere", locale: "en-GH") { title } bare: page(route: "customPage", locale: "en-GH") { title } }`;
    expect(await read(query)).toEqual({ draft: null, unknown: null, bare: null });
  });

  it('returns every page path once, without drafts', async () => {
    const { data } = await contract.runQuery(
      '{ pages(locale: "en-GH") { route slug template_slug tribe_slug agent_slug } }',
    );
    const link = (route: string, extra = {}) => ({
      route,
      slug: null,
      template_slug: null,
      tribe_slug: null,
      agent_slug: null,
      ...extra,
    });
    expect(data).toEqual({
      pages: expect.arrayContaining([
        link('Home'),
        link('Sell', { tribe_slug: 'osu' }),
        link('AgentCustomPage', { slug: 'bakeries', agent_slug: 'ama-mensah' }),
        link('TribeMarketingWebsitePage', { slug: 'offer', template_slug: 'spring', tribe_slug: 'osu' }),
      ]),
    });
    expect(JSON.stringify(data)).not.toContain('secret');
  });

  it('returns the menu pages of an office', async () => {
    const query = `{ websitePages(tribe_slug: "osu", locale: "en-GH") { slug menu_label show_in_menu menu_order name body }
      network: websitePages(locale: "en-GH") { slug } none: websitePages(tribe_slug: "nowhere", locale: "en-GH") { slug } }`;
    const pageDefaults = { menu_label: null, show_in_menu: false, menu_order: 0, body: null };
    expect(await read(query)).toEqual({
      websitePages: [
        {
          ...pageDefaults,
          slug: 'food-fair',
          menu_label: 'Fair',
          show_in_menu: true,
          name: 'Osu food fair',
          body: 'Come and see.',
        },
        { ...pageDefaults, slug: 'offer', name: 'Offer' },
      ],
      network: [{ slug: 'guide' }],
      none: [],
    });
  });

  it('returns the pages of an agent, only those in the menu, with their position', async () => {
    const query = `{ shown: websitePages(tribe_slug: "osu", locale: "en-GH", in_menu: true) { path }
      ofAgent: websitePages(agent_slug: "ama-mensah", locale: "en-GH") { path }
      none: websitePages(agent_slug: "nobody", locale: "en-GH") { path } }`;
    expect(await read(query)).toEqual({
      shown: [{ path: '/locations/greater-accra/osu/food-fair' }],
      ofAgent: [{ path: '/agents/ama-mensah/bakeries' }],
      none: [],
    });
  });

  it('rejects an unconfigured locale', async () => {
    const { errors } = await contract.runQuery('{ homePage(locale: "de-DE") { title } }');
    expect(errors.join()).toContain('"de-DE" is not a configured locale. Known locales: en-US');
  });
});

describe('sections and menus', () => {
  it("uses an office's own before the network's", async () => {
    const query = `{ own: websiteSection(name: "header", locale: "en-GH", tribe_slug: "osu") { contents { value media_collection { thumbnail { width } } } }
      network: websiteSection(name: "header", locale: "en-GH") { contents { value } blocks }
      other: websiteSection(name: "header", locale: "en-GH", tribe_slug: "kumasi") { contents { value } }
      draft: websiteSection(name: "hidden", locale: "en-GH") { name } none: websiteSection(name: "x", locale: "en-GH") { name }
      contactContent(tribe_slug: "osu", locale: "en-GH") { value }
      customComponents(tribe_slug: "osu", locale: "en-GH") { name contents { value } } }`;
    const network = { contents: [{ value: 'Network header' }] };
    expect(await read(query)).toEqual({
      own: { contents: [{ value: 'Osu header', media_collection: [{ thumbnail: { width: 1200 } }] }] },
      network: { ...network, blocks: [] },
      other: network,
      draft: null,
      none: null,
      contactContent: [{ value: 'Write to us' }],
      customComponents: [
        { name: 'contact', contents: [{ value: 'Write to us' }] },
        { name: 'header', contents: [{ value: 'Osu header' }] },
      ],
    });
  });

  it('returns two levels of menu entries', async () => {
    const query = `{ officeMenus(tribe_slug: "osu", locale: "en-US") { name items { label items { label } } }
      office(slug: "osu") { menus { name items { label } } } network: officeMenus(locale: "en-GH") { name } }`;
    const faq = [{ label: 'Sell', items: [{ label: 'FAQ' }] }];
    expect(await read(query)).toEqual({
      officeMenus: [
        { name: 'footer', items: faq },
        { name: 'header', items: [{ label: 'Osu', items: [] }] },
      ],
      office: {
        menus: [
          { name: 'footer', items: [{ label: 'Sell' }] },
          { name: 'header', items: [{ label: 'Osu' }] },
        ],
      },
      network: [{ name: 'footer' }, { name: 'header' }],
    });
  });
});

describe('posts, reviews and redirects', () => {
  it('returns posts newest first, without drafts', async () => {
    const query = `{ posts(locale: "en-GH") { total items { slug tribe_slug author { slug } } }
      osu: posts(locale: "en-GH", tribe_slug: "osu") { total } buying: posts(locale: "en-GH", category: "Buying") { total }
      others: posts(locale: "en-GH", exclude: "first") { items { slug } }
      post(slug: "first", locale: "en-US") { title reading_minutes image { width } } draft: post(slug: "draft", locale: "en-GH") { title } }`;
    const author = { slug: 'ama-mensah' };
    expect(await read(query)).toEqual({
      posts: {
        total: 2,
        items: [
          { slug: 'second', tribe_slug: 'osu', author },
          { slug: 'first', tribe_slug: null, author },
        ],
      },
      osu: { total: 1 },
      buying: { total: 1 },
      others: { items: [{ slug: 'second' }] },
      post: { title: 'First', reading_minutes: 3, image: { width: 1200 } },
      draft: null,
    });
  });

  it('returns reviews and their average, without unapproved ones', async () => {
    const query = `{ reviews { total average } osu: reviews(tribe_slug: "osu", limit: 1) { total pages average items { office { slug } } }
      ama: reviews(agent_slug: "ama-mensah") { average items { agent_slug rating } } none: reviews(tribe_slug: "nowhere") { total average } }`;
    expect(await read(query)).toEqual({
      reviews: { total: 3, average: 4 },
      osu: { total: 2, pages: 2, average: 4.5, items: [{ office: { slug: 'osu' } }] },
      ama: { average: 5, items: [{ agent_slug: 'ama-mensah', rating: 5 }] },
      none: { total: 0, average: null },
    });
  });

  it('returns sale stories latest first, each with its review', async () => {
    const query = `{ saleStories { total items { category office { slug } } } kumasi: saleStories(tribe_slug: "kumasi") { total }
      bakeries: saleStories(category: "Bakeries") { total }
      ama: saleStories(agent_slug: "ama-mensah") { items { asking_price sold_price weeks agent { slug } review { rating story { weeks } } } } }`;
    const sold = { asking_price: 5_000_000_000, sold_price: 4_800_000_000, weeks: 20 };
    expect(await read(query)).toEqual({
      saleStories: {
        total: 2,
        items: [
          { category: 'Salons', office: null },
          { category: 'Bakeries', office: { slug: 'osu' } },
        ],
      },
      kumasi: { total: 0 },
      bakeries: { total: 1 },
      ama: {
        items: [{ ...sold, agent: { slug: 'ama-mensah' }, review: { rating: 5, story: { weeks: 20 } } }],
      },
    });
  });

  it('links a review to its sale story unless that is a draft, and never exposes who gave consent', async () => {
    const query = `{ saleStories(limit: 1) { items { consent_by consent_at } }
      reviews(tribe_slug: "osu") { items { rating story { title consent_by } } } }`;
    const items = [
      { rating: 4, story: null },
      { rating: 5, story: { title: 'A bakery changes hands' } },
    ];
    expect(await read(query)).toEqual({
      saleStories: { items: [{}] },
      reviews: { items: expect.arrayContaining(items) },
    });
  });

  it('returns redirects', async () => {
    const redirects = [{ from: '/old/:guide', to: '/blog/:guide', permanent: true }];
    expect(await read('{ redirects { from to permanent } }')).toEqual({ redirects });
  });
});
