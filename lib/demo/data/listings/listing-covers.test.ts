import { describe, expect, test } from 'vitest';
import { coverFit } from '../../pictures/cover-fit';
import { categories } from './categories';
import { coverCategories } from './cover-categories';
import { tagsOf, withoutTags } from './select-texts';

/** Kinds of one category that share covers, because they look alike. */
const coverGroups = [
  'restaurants: chop-bar restaurant fast-food breakfast',
  'bars: spot pub lounge sports',
  'mini-marts: mart provisions',
  'supermarkets: supermarket wholesale department',
  'cold-stores: frozen storage ice',
  'pharmacies: pharmacy chemical',
  'fashion: cloth boutique',
  'guest-houses: guest hotel short',
  'building: shop blocks',
  'wholesale: food goods',
];
const coverGroupOf = (trade: string, kind: string) =>
  coverGroups.find((group) => group.startsWith(`${trade}: `) && group.split(' ').includes(kind)) ??
  `${trade}: ${kind}`;

const uses = categories.flatMap(({ slug, kinds, titles, franchises = [] }) =>
  Object.entries(kinds).map(([kind, [name, cover]]) => ({
    trade: slug,
    coverGroup: coverGroupOf(slug, kind),
    cover,
    name,
    titles: [...titles, ...franchises].filter((title) => tagsOf(title).includes(kind)).map(withoutTags),
  })),
);
const groups = Object.entries(Object.groupBy(uses, ({ coverGroup }) => coverGroup)).map(
  ([coverGroup, kinds = []]) => ({
    look: coverGroup,
    covers: [...new Set(kinds.map(({ cover }) => cover))],
    texts: kinds.flatMap(({ name, titles }) => [name, ...titles]),
  }),
);

describe.each(groups)('$look', ({ covers, texts }) => {
  test('has covers of its own', () => {
    expect(covers).toHaveLength(1);
    expect(groups.filter((group) => covers.some((cover) => group.covers.includes(cover)))).toHaveLength(1);
  });

  test('has the cover that fits its names and titles best', () => {
    const fits = coverCategories.map((cover) => ({ cover, fit: coverFit(cover, texts) }));
    const best = Math.max(...fits.map(({ fit }) => fit));
    expect(best).toBeGreaterThan(0);
    expect(fits.filter(({ fit }) => fit === best).map(({ cover }) => cover)).toEqual(covers);
  });
});

/**
 * The minimum difference in fit that counts: a shared word that at most two covers show. Less may be chance.
 */
const MIN_DIFFERENCE = 0.5;

test('no title fits another kind of its category better', () => {
  const strays = uses.flatMap(({ trade, cover, titles }) => {
    const rivals = uses.filter((use) => use.trade === trade);
    const fitOf = (title: string) => coverFit(cover, [title]);
    return titles.filter((title) =>
      rivals.some((rival) => coverFit(rival.cover, [title]) - fitOf(title) >= MIN_DIFFERENCE),
    );
  });
  expect(strays).toEqual([]);
});

test('kinds in a group share a cover', () => {
  const kindsOf = (coverGroup: string) => uses.filter((use) => use.coverGroup === coverGroup).length;
  expect(coverGroups.filter((group) => kindsOf(group) !== group.split(' ').length - 1)).toEqual([]);
});
