import { expect, test } from 'vitest';
import { offices } from '../offices/offices';
import { people } from '../people/people';
import { hasOwnFigures, tradeMultiples } from '../trade-multiples';
import { categories } from './categories';
import { buildListings } from './listings';
import { numberAsText } from './number-words';
import { selectTexts, tagsOf } from './select-texts';

const listings = buildListings();
const count = (kind: string) => listings.filter((listing) => Object.values(listing).includes(kind)).length;
const template = (name: string) => categories.find((category) => category.name === name);

test('has 400 listings: most for sale, some under offer, some sold', () => {
  expect(listings).toHaveLength(400);
  expect([count('active'), count('under_offer'), count('sold')]).toEqual([290, 40, 70]);
  expect(count('franchise')).toBe(30);
  expect(count('pro')).toBeGreaterThanOrEqual(25);
  expect(count('pro')).toBeLessThanOrEqual(35);
});

test('titles, slugs and numbers are unique', () => {
  for (const key of ['title', 'slug', 'listing_number'] as const)
    expect(new Set(listings.map((listing) => listing[key])).size).toBe(400);
  expect(listings.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 96)).toEqual(
    [],
  );
});

test.each(listings.filter(({ asking_price }) => asking_price !== null))(
  '$slug has a realistic price for its category',
  (listing) => {
    const {
      asking_price: askingPrice,
      discretionary_earnings: earned,
      total_sales: sales,
      down_payment: down,
    } = listing;
    const trade = template(listing.category);
    if (!askingPrice || !down || !trade) throw new Error('The listing lacks a figure');
    expect(down / askingPrice).toBeGreaterThanOrEqual(0.27);
    expect(down / askingPrice).toBeLessThanOrEqual(0.63);
    if (earned) {
      const landed = listing.real_estate_included ? 1.25 : 0.05;
      expect(askingPrice / earned).toBeGreaterThan(trade.multiple - 0.45);
      expect(askingPrice / earned).toBeLessThan(trade.multiple + 0.4 + landed);
    }
    if (earned && sales) {
      expect(earned / sales).toBeGreaterThanOrEqual(trade.margin[0] - 0.005);
      expect(earned / sales).toBeLessThanOrEqual(trade.margin[1] + 0.005);
    }
  },
);

test('the inventory is at most half the price, and every business has employees', () => {
  const odd = listings.filter(
    ({ inventory, asking_price: askingPrice, employees }) =>
      (inventory && askingPrice && inventory > askingPrice * 0.51) || (employees !== null && employees < 1),
  );
  expect(odd).toEqual([]);
});

test('sold listings were sold after their listing date, slightly below the asking price', () => {
  const sold = listings.filter(({ status }) => status === 'sold');
  expect(sold.filter(({ sold_at, listed_at }) => !sold_at || sold_at <= listed_at)).toEqual([]);
  const shares = sold.flatMap(({ sold_price, asking_price }) =>
    sold_price && asking_price ? [sold_price / asking_price] : [],
  );
  expect(shares.length).toBeGreaterThan(45);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.87);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.01);
  expect(listings.filter(({ status, sold_price }) => status !== 'sold' && sold_price !== null)).toEqual([]);
});

test('texts are complete and contain no placeholders or names of owners', () => {
  const names = [...offices.map(({ name }) => name), ...people.map(({ last_name }) => last_name)];
  for (const { title, summary, description } of listings) {
    const text = `${title} ${summary} ${description}`;
    expect(text).not.toMatch(/[{}#]|undefined|NaN| {2}/);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    expect(title.length).toBeLessThanOrEqual(160);
    expect(summary.length).toBeLessThanOrEqual(400);
  }
});

test('some listings have no price, one discloses hardly anything, and all have an image, as publication requires', () => {
  expect(listings.filter(({ asking_price }) => asking_price === null).length).toBeGreaterThan(15);
  expect(listings.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  expect(listings.some(({ title }) => title === 'Kiosk')).toBe(true);
});

test('consecutive listings of a category, newest first, have different first images', () => {
  const newestFirst = listings.toSorted((a, b) => b.listed_at.localeCompare(a.listed_at));
  const trades = Object.groupBy(newestFirst, ({ pictures: [first = ''] }) => first.replace(/-\d$/, ''));
  const openings = Object.entries(trades).flatMap(([trade, some = []]) =>
    trade ? [some.map(({ pictures }) => pictures[0])] : [],
  );
  expect(openings.filter((names) => names.some((name, at) => at > 0 && name === names[at - 1]))).toEqual([]);
});

test('the flags for the premises match the text', () => {
  const both = listings.filter(
    (candidate) => candidate.real_estate_available && candidate.real_estate_included,
  );
  expect(both).toEqual([]);
  for (const { slug, description, ...flags } of listings) {
    if (/a buyer may (take it with|buy it or)|\bbelong to the seller, who would\b/.test(description))
      expect(flags.real_estate_available, slug).toBe(true);
    if (/\bwith its land and buildings\b|(premises|buildings) are part of/.test(description))
      expect(flags.real_estate_included, slug).toBe(true);
  }
});

test('confidential listings name at most a town, and pro listings have financial records', () => {
  const secret = listings.filter(({ title, description }) =>
    /^confidential|nothing more can be said/i.test(`${title} ${description}`),
  );
  expect(secret).not.toEqual([]);
  for (const { title, locality, district, confidential } of secret) {
    expect(confidential, title).toBe(true);
    expect(title).toContain(locality);
    expect(district).toBeNull();
  }
  const papers = /pro listing|reviewed accounts/i;
  expect(
    listings.filter((candidate) => candidate.kind === 'pro' && !papers.test(candidate.description)),
  ).toEqual([]);
});

test('most businesses for sale are confidential; franchise outlets and sold businesses are not', () => {
  const forSale = listings.filter(({ status, kind }) => status !== 'sold' && kind !== 'franchise');
  const confidential = listings.filter((one) => one.confidential);
  expect(confidential.filter((one) => !forSale.includes(one))).toEqual([]);
  expect(confidential.length / forSale.length).toBeCloseTo(2 / 3, 1);
});

test('each listing has an agent of its own office, and every region has a listing', () => {
  const strangers = listings.filter(
    ({ agent, office }) => people.find(({ slug }) => slug === agent)?.office !== office,
  );
  expect(strangers).toEqual([]);
  expect(new Set(listings.map(({ region }) => region)).size).toBe(16);
});

const kinds = categories.flatMap((category) =>
  Object.keys(category.kinds).map((kind) => ({ category, kind, name: `${category.slug}: ${kind}` })),
);

test.each(kinds)('$name has texts to choose from', ({ category, kind }) => {
  const { summaries, openings, trade, premises, growth } = category;
  for (const texts of [summaries, openings, trade])
    expect(selectTexts(texts, [kind]).length).toBeGreaterThanOrEqual(2);
  for (const texts of [premises, growth]) expect(selectTexts(texts, [kind]).length).toBeGreaterThanOrEqual(1);
  const titles = [...category.titles, ...(category.franchises ?? [])];
  expect(titles.some((title) => tagsOf(title).includes(kind))).toBe(true);
});

test('every tag is a kind of its category, and every title contains the town', () => {
  for (const { kinds: own, titles, franchises = [], ...trade } of categories) {
    const validTags = [...Object.keys(own), 'owned', 'included', 'available', 'rented'];
    const { reserved, leads, summaries, openings, premises, growth } = trade;
    const parts = [reserved, leads, summaries, openings, trade.trade, premises, growth].flat();
    const texts = [...titles, ...franchises, ...parts];
    expect(texts.flatMap(tagsOf).filter((tag) => !validTags.includes(tag))).toEqual([]);
    expect([...titles, ...franchises].filter((title) => !title.includes('{town}'))).toEqual([]);
  }
});

test('the valuation table contains each category by name, valued as all trades without figures of its own', () => {
  const categoryRows = tradeMultiples.filter(({ category }) => category !== null);
  const ofListings = [...new Set(listings.map(({ category }) => category))];
  expect(categoryRows.map(({ industry }) => industry).sort()).toEqual(ofListings.sort());
  for (const { industry, category, source } of categoryRows) {
    expect(category).toBe(industry);
    expect(source.startsWith('Average of all trades')).toBe(!hasOwnFigures(industry));
    expect(source.length).toBeLessThanOrEqual(160);
  }
  expect(categoryRows.map(({ industry }) => industry).filter(hasOwnFigures)).toEqual([
    'Restaurants and chop bars',
  ]);
});

test("prices are within the range of the category's multiples, excluding land", () => {
  const own = tradeMultiples.filter(({ category }) => category && hasOwnFigures(category));
  const bounds = new Map(own.map((row) => [row.category, row]));
  const outside = listings.filter(
    ({ category, asking_price: askingPrice, discretionary_earnings: earned, ...listing }) => {
      const row = bounds.get(category);
      if (!row || !askingPrice || !earned || listing.real_estate_included) return false;
      const rounding = 0.03;
      return askingPrice / earned < row.sde_low - rounding || askingPrice / earned > row.sde_high + rounding;
    },
  );
  expect(outside.map(({ slug }) => slug)).toEqual([]);
});

test('every listing discloses some figures, a kiosk in particular', () => {
  const silent = listings.filter(
    ({ asking_price: askingPrice, discretionary_earnings: earned, total_sales: sales }) =>
      !askingPrice && !earned && !sales,
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
  const kiosk = listings.find(({ title }) => title === 'Kiosk');
  expect(Object.entries(kiosk ?? {}).filter(([, value]) => value === null)).toEqual([
    ['sold_price', null],
    ['seller_terms_months', null],
    ['seller_terms_rate', null],
    ['seller_terms_share', null],
    ['sold_at', null],
  ]);
});

test('the reasons for selling vary', () => {
  const reasons = Object.groupBy(listings, ({ reason_for_selling: reason }) => reason ?? 'none');
  expect(Object.keys(reasons).length).toBeGreaterThanOrEqual(12);
  expect(Math.max(...Object.values(reasons).map((some) => some?.length ?? 0))).toBeLessThan(60);
});

test('the earnings cover the payments of the balance to the seller', () => {
  const monthsByWord = new Map(Array.from({ length: 100 }, (_, months) => [numberAsText(months), months]));
  const terms = /(?:rest|instalments|parts|GH₵[\d.,]+(?: million)?|and) (?:over |within )?([a-z-]+) months/;
  let checkedCount = 0;
  for (const { slug, description, asking_price, down_payment, discretionary_earnings } of listings) {
    const [, monthsText = ''] = terms.exec(description) ?? [];
    const months = monthsByWord.get(monthsText);
    if (!months || !asking_price || !down_payment || !discretionary_earnings) continue;
    checkedCount += 1;
    const eachMonth = (asking_price - down_payment) / months;
    expect(eachMonth, `${slug}: ${monthsText} months`).toBeLessThan(discretionary_earnings / 12);
  }
  expect(checkedCount).toBeGreaterThan(50);
});

test('the terms of the seller are those that the description states', () => {
  const withTerms = listings.filter(({ seller_terms_months: months }) => months !== null);
  expect(withTerms.length).toBeGreaterThan(50);
  for (const { slug, description, seller_terms_months: months, seller_terms_rate: rate } of withTerms) {
    expect(description, slug).toContain(`${numberAsText(months ?? 0)} months`);
    expect(description.includes('months without interest'), slug).toBe(rate === 0);
  }
  expect(withTerms.filter(({ seller_terms_rate: rate }) => rate === 0).length).toBeGreaterThan(5);
  const silent = listings.filter(
    ({ seller_terms_months: months, description }) =>
      months === null && /months without interest/.test(description),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});
