import { expect, test } from 'vitest';
import { findSurplus } from './page-islands';

const page = (...islands: string[]) =>
  islands.map((island) => `<div data-island="${island}"></div>`).join('');

test.each<[string, string, string, string[]]>([
  ['as it should be', 'about', page('lightbox'), []],
  ['without islands', 'blog', page(), []],
  ['with an island too many', 'blog', page('video'), ['the island video']],
  ['whose island is gone', 'about', page(), ['not the island lightbox']],
])('a page %s', (_what, name, html, surplus) => expect(findSurplus(name, html)).toEqual(surplus));
