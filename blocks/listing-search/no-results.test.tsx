// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { exampleSearchResult } from '@/schemas/examples/search';
import { readSearch } from '@/schemas/search/read-search';
import { NoResults } from './no-results';

/** Renders a search without results that one filter prevents; returns its text and links. */
function render(query: string, filter: string, more: { isCapped?: boolean; count?: number } = {}) {
  const state = readSearch(new URLSearchParams(query));
  const remedy = { mode: 'without', filter, count: 205, isCapped: false, ...more } as const;
  const found = { ...exampleSearchResult, state, total: 0, next: null, remedies: [remedy] };
  document.body.innerHTML = renderToStaticMarkup(
    <NoResults context={{ found, page: exampleContext(), id: 'find' }} text="" />,
  );
  const read = (selector: string) => [...document.querySelectorAll(selector)].map((item) => item.textContent);
  return { text: read('p'), links: read('a'), href: document.querySelector('a')?.getAttribute('href') };
}

test('a single word without results has its own message and a link to all listings', () => {
  const { text, links, href } = render('words=zzyzx', 'words');
  expect(text).toEqual(['No results for “zzyzx”. Check the spelling, or search for a trade or a town.']);
  expect(links).toEqual(['See all 205 businesses']);
  expect(href).toBe(`/en-GH${exampleSearchResult.path}#find-results`);
  expect(render('words=zzyzx', 'words', { isCapped: true }).links).toEqual(['See more than 205 businesses']);
});

test('a single filter has its own message', () => {
  const { text, links } = render('region=ashanti', 'region ashanti');
  expect(text).toEqual(['No business matches: Ashanti']);
  expect(links).toEqual(['See all 205 businesses']);
});

test('with several filters each can be removed', () => {
  const { text, links } = render('words=zzyzx&region=ashanti', 'words');
  expect(text).toEqual(['No business matches all of that', 'Remove one of these filters:']);
  expect(links).toEqual(['Without “zzyzx”: 205 businesses']);
});

test('when no filter alone is the cause, all can be removed', () => {
  const { links, href } = render('words=zzyzx&price_max=5', 'words', { count: 0 });
  expect(links).toEqual(['Clear all']);
  expect(href).toBe(`/en-GH${exampleSearchResult.path}#find-results`);
});
