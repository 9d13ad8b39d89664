import { expect, test } from 'vitest';
import { findSurplus } from './page-islands';
import { gatherWeights } from './page-weights';

/** A page by the islands it shows and the scripts it downloads, beside those all pages share. */
type Planted = { islands: readonly string[]; scripts: Readonly<Record<string, number>> };

const sound: Record<string, Planted> = {
  privacy: { islands: [], scripts: {} },
  blog: { islands: [], scripts: {} },
  about: { islands: ['GalleryIsland'], scripts: { 'gallery.js': 600 } },
  locations: { islands: ['OfficeFinderIsland'], scripts: { 'finder.js': 4_000 } },
  contact: { islands: ['OfficeFinderIsland'], scripts: { 'finder.js': 4_000 } },
};

function surplusOf(name: string, planted: Partial<Planted> = {}): string[] {
  const weights = gatherWeights();
  const pages = { ...sound, [name]: { islands: [], scripts: {}, ...sound[name], ...planted } };
  for (const [page, { islands, scripts }] of Object.entries(pages))
    weights.keep(page, {
      html: islands.map((island) => `[\\"${island}\\"]`).join(''),
      htmlBytes: 0,
      scripts: new Map(Object.entries({ 'react.js': 130_000, ...scripts })),
      beforePaint: [],
    });
  return findSurplus(weights, name);
}

test.each(Object.keys(sound))('%s as it should be has nothing too much', (name) =>
  expect(surplusOf(name)).toEqual([]),
);

test.each<[string, string, Partial<Planted>, string]>([
  ['an island too many', 'privacy', { islands: ['VideoIsland'] }, 'the island VideoIsland'],
  [
    'an island too many with its script',
    'contact',
    { islands: ['OfficeFinderIsland', 'GalleryIsland'], scripts: { 'finder.js': 4_000, 'gallery.js': 600 } },
    'the island GalleryIsland',
  ],
  ['a script without an island', 'blog', { scripts: { 'chart.js': 90 } }, 'the script chart.js'],
  [
    'a library beside the only island of its kind',
    'about',
    { scripts: { 'gallery.js': 600, 'motion.js': 40_000 } },
    '40600 bytes of scripts, where 1000 are enough',
  ],
  ['an island that is gone', 'about', { islands: [], scripts: {} }, 'not the island GalleryIsland'],
])('%s on one page alone is found', (_what, name, planted, fault) => {
  expect(surplusOf(name, planted)).toContain(fault);
});
