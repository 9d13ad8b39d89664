import { expect, test } from 'vitest';
import { findSurplus } from './page-islands';

const page = (...islands: string[]) =>
  islands.map((island) => `<div data-island="${island}"></div>`).join('');

test.each<[string, string, string, string[]]>([
  ['with its own islands', 'about', page('lightbox'), []],
  ['without islands', 'blog', page(), []],
  ['with an additional island', 'blog', page('video'), ['the island video']],
  ['without its island', 'about', page(), ['not the island lightbox']],
])('findSurplus › a page %s', (_name, name, html, surplus) =>
  expect(findSurplus(name, html)).toEqual(surplus),
);
