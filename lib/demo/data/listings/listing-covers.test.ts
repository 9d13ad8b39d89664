import { expect, test } from 'vitest';
import { categories } from './categories';

/** Kinds of one trade that may share covers, because from the street they look alike. */
const alike = new Set(
  `restaurant cafe bar bakery mini-mart supermarket cold-store pharmacy clothing guest-house fuel-station auto-repair
  building-materials haulage wholesale it-services printing farm food-processing agro-processing`.split(
    /\s+/,
  ),
);
const uses = categories.flatMap(({ slug, kinds }) =>
  Object.entries(kinds).map(([kind, [, cover]]) => ({ trade: slug, kind, cover })),
);

test('no cover stands for two trades', () => {
  const tradesOf = Object.groupBy(uses, ({ cover }) => cover);
  const shared = Object.entries(tradesOf).filter(
    ([, some = []]) => new Set(some.map(({ trade }) => trade)).size > 1,
  );
  expect(shared.map(([cover]) => cover)).toEqual([]);
});

test('kinds that look different have covers of their own', () => {
  const shared = uses.filter(
    ({ cover, trade, kind }) =>
      !alike.has(cover) &&
      uses.some((use) => use.trade === trade && use.kind !== kind && use.cover === cover),
  );
  expect(shared).toEqual([]);
});
