// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetVisit, keepVisit } from './keep-visit';
import { tellVisit } from './tell-visit';

const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
const goTo = (address: string) => history.replaceState(null, '', address);
const named = () => tellVisit().entries.map(({ parameter, value, path }) => [parameter, value, path]);

beforeEach(() => {
  sessionStorage.clear();
  goTo('/en-GH');
});
afterEach(() => vi.restoreAllMocks());

describe('of whoever agreed', () => {
  test('a visit is told from its first page on, with each parameter, its page and when', () => {
    cameFrom('https://search.example/');
    goTo('/en-GH?utm_source=radio');
    keepVisit();
    cameFrom(`${location.origin}/en-GH?utm_source=radio`);
    goTo('/en-GH/blog?topic=selling');
    keepVisit();
    keepVisit();
    goTo('/en-GH/contact-us');
    keepVisit();
    expect(tellVisit()).toMatchObject({ landing_page: '/en-GH', referrer: 'https://search.example/' });
    expect(named()).toEqual([
      ['utm_source', 'radio', '/en-GH'],
      ['topic', 'selling', '/en-GH/blog'],
    ]);
    expect(tellVisit().entries[0]?.session_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('it has an end, and its beginning stays', () => {
    for (let page = 0; page < 30; page += 1) {
      goTo(`/en-GH?page=${page}`);
      keepVisit();
    }
    expect(named()).toHaveLength(20);
    expect(named()[0]).toEqual(['page', '0', '/en-GH']);
  });

  test('nothing of it is left once they take that back', () => {
    goTo('/en-GH?utm_source=radio');
    keepVisit();
    forgetVisit();
    goTo('/en-GH/contact-us');
    expect(sessionStorage).toHaveLength(0);
    expect(tellVisit()).toMatchObject({ entries: [] });
  });
});

test('of nobody else is anything kept, and only the page that is written from is told', () => {
  cameFrom('https://search.example/');
  goTo('/en-GH/contact-us?utm_source=radio&estimate=120');
  expect(tellVisit()).toMatchObject({ referrer: 'https://search.example/' });
  expect(tellVisit()).not.toHaveProperty('landing_page');
  expect(named()).toEqual([['utm_source', 'radio', '/en-GH/contact-us']]);
  expect(sessionStorage).toHaveLength(0);
});

test('what is endless is not told', () => {
  goTo(`/en-GH?a=${'x'.repeat(201)}&${Array.from({ length: 100 }, (_, at) => `p${at}=1`).join('&')}`);
  expect(named()).toHaveLength(20);
  expect(named()[0]).toEqual(['p0', '1', '/en-GH']);
});

test('a page of this site is nowhere somebody comes from', () => {
  cameFrom(`${location.origin}/en-GH`);
  expect(tellVisit().referrer).toBe('');
});

test.each([
  [1_023, 'Mobile'],
  [1_024, 'Desktop'],
])('%d px are %s', (width, device) => {
  vi.stubGlobal('innerWidth', width);
  expect(tellVisit().device).toBe(device);
  vi.unstubAllGlobals();
});

test.each(['', 'null', '{', '[]', '{"landing_page":1}', '{"landing_page":"/a","entries":[{"parameter":1}]}'])(
  'works with what stands there as %j',
  (stored) => {
    sessionStorage.setItem('visit', stored);
    goTo('/en-GH?a=b');
    expect(() => keepVisit()).not.toThrow();
    expect(named()).toEqual([['a', 'b', '/en-GH']]);
  },
);
