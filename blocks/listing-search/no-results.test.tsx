// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleFound } from '@/schemas/examples/search';
import { readSearch } from '@/schemas/search/read-search';
import { NoResults } from './no-results';

/** What is said of a search that finds nothing, where one filter stands in the way; and where each link leads. */
function draw(query: string, filter: string, more: { isCapped?: boolean } = {}) {
  const state = readSearch(new URLSearchParams(query));
  const remedy = { way: 'without', filter, count: 205, isCapped: false, ...more } as const;
  const found = { ...exampleFound, state, total: 0, next: null, remedies: [remedy] };
  document.body.innerHTML = renderToStaticMarkup(
    <NoResults context={{ found, page: exampleContext(), id: 'find' }} text="" />,
  );
  const read = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  return { said: read('p'), links: read('a'), href: document.querySelector('a')?.getAttribute('href') };
}

test('one word alone is said to find nothing, and leads to everything', () => {
  const { said, links, href } = draw('words=zzyzx', 'words');
  expect(said).toEqual(['No results for “zzyzx”. Check the spelling, or search for a trade or a town.']);
  expect(links).toEqual(['See all 205 businesses']);
  expect(href).toBe(`/en-GH${exampleFound.path}#find-results`);
  expect(draw('words=zzyzx', 'words', { isCapped: true }).links).toEqual(['See more than 205 businesses']);
});

test('one filter alone is not called several', () => {
  const { said, links } = draw('region=ashanti', 'region ashanti');
  expect(said).toEqual(['No business matches: Ashanti']);
  expect(links).toEqual(['See all 205 businesses']);
});

test('of several, one is to be taken out', () => {
  const { said, links } = draw('words=zzyzx&region=ashanti', 'words');
  expect(said).toEqual(['No business matches all of that', 'Remove one of these filters:']);
  expect(links).toEqual(['Without “zzyzx”: 205 businesses']);
});
