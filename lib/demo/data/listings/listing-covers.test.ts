import { describe, expect, test } from 'vitest';
import { fitOfCover } from '../../pictures/fit-of-cover';
import { categories } from './categories';
import { coverCategories } from './cover-categories';
import { plain, tagsOf } from './select-texts';

/** Kinds of one trade that may share covers, because they look alike. */
const alike = [
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
const lookOf = (trade: string, kind: string) =>
  alike.find((look) => look.startsWith(`${trade}: `) && look.split(' ').includes(kind)) ??
  `${trade}: ${kind}`;

const uses = categories.flatMap(({ slug, kinds, titles, franchises = [] }) =>
  Object.entries(kinds).map(([kind, [name, cover]]) => ({
    trade: slug,
    look: lookOf(slug, kind),
    cover,
    name,
    titles: [...titles, ...franchises].filter((title) => tagsOf(title).includes(kind)).map(plain),
  })),
);
const looks = Object.entries(Object.groupBy(uses, ({ look }) => look)).map(([look, kinds = []]) => ({
  look,
  covers: [...new Set(kinds.map(({ cover }) => cover))],
  texts: kinds.flatMap(({ name, titles }) => [name, ...titles]),
}));

describe.each(looks)('$look', ({ covers, texts }) => {
  test('has covers of its own', () => {
    expect(covers).toHaveLength(1);
    expect(looks.filter((other) => covers.some((cover) => other.covers.includes(cover)))).toHaveLength(1);
  });

  test('is shown by the cover that fits its names and titles best', () => {
    const fits = coverCategories.map((cover) => ({ cover, fit: fitOfCover(cover, texts) }));
    const best = Math.max(...fits.map(({ fit }) => fit));
    expect(best).toBeGreaterThan(0);
    expect(fits.filter(({ fit }) => fit === best).map(({ cover }) => cover)).toEqual(covers);
  });
});

/** What one word is worth that no more than two covers show: less may be chance. */
const telling = 0.5;

test('no title belongs to another kind of its trade', () => {
  const strays = uses.flatMap(({ trade, cover, titles }) => {
    const rivals = uses.filter((use) => use.trade === trade);
    const fitOf = (title: string) => fitOfCover(cover, [title]);
    return titles.filter((title) =>
      rivals.some((rival) => fitOfCover(rival.cover, [title]) - fitOf(title) >= telling),
    );
  });
  expect(strays).toEqual([]);
});

test('what is said to look alike does share a cover', () => {
  const kindsOf = (look: string) => uses.filter((use) => use.look === look).length;
  expect(alike.filter((look) => kindsOf(look) !== look.split(' ').length - 1)).toEqual([]);
});
