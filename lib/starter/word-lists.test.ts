import { expect, test } from 'vitest';
import { slugify } from '@/lib/routes/slugify';
import { starterRegions } from './regions';
import tradeFigures from './trade-figures.json' with { type: 'json' };
import englishTexts from './trade-texts.en.json' with { type: 'json' };
import { anyOtherTrade, isPublishedTrade, starterMultiples } from './valuation-multiples';

test.each([['en', englishTexts]])(
  'trade texts › have a name for every trade and no other: %s',
  (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(tradeFigures).sort());
    const names = Object.values(texts).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('trade slugs › derive from the English names', () => {
  expect(starterMultiples.map(({ slug }) => slug)).toEqual(
    starterMultiples.map(({ industry }) => slugify(industry)),
  );
});

test('multiples › name a page of their publisher, the period and the number of sales', () => {
  for (const { industry, source, source_url: page, years, sales_count: count } of starterMultiples) {
    expect(new URL(page).hostname, industry).toBe('www.bizbuysell.com');
    expect(source, industry).toContain('BizBuySell');
    expect([industry, /^\d{4}(–\d{4})?$/.test(years), count > 100]).toEqual([industry, true, true]);
  }
});

test('multiples › of a trade that no publisher names are those of all trades', () => {
  const { sde_mid, sales_count } = anyOtherTrade;
  for (const multiple of starterMultiples.filter(({ slug }) => !isPublishedTrade(slug)))
    expect(multiple).toMatchObject({
      sde_mid,
      sales_count,
      source: expect.stringMatching(/^Average of all/),
    });
});

test('regions of Ghana › are sixteen with unique codes, names and positions', () => {
  const regions = starterRegions('GH');
  for (const field of ['code', 'name', 'slug', 'latitude'] as const)
    expect(new Set(regions.map((region) => region[field])).size, field).toBe(16);
  expect(starterRegions('FR')).toEqual([]);
});
