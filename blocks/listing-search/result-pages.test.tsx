// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hrefs, mountSearch, path, texts } from '@/tests/support/rendered-search';

test('displays the range of results and links to the next page; without a known position it displays no range', () => {
  const rangeTexts = () => texts('p').filter((text) => text.startsWith('Result'));
  const next = { after: 'further', from: 49 };
  mountSearch('after=abc&listed_from=25', { total: 1_205, next, shown: { first: 25, last: 48 } });
  expect(rangeTexts()).toEqual(['Results 25–48 of 1,205', 'Results 25–48 of 1,205']);
  expect(hrefs('[data-search] .button').at(-1)).toContain('after=further&listed_from=49#');
  mountSearch('', { total: 1_000, isCapped: true, shown: { first: 1, last: 24 } });
  expect(rangeTexts()[0]).toBe('Results 1–24 of more than 1,000');
  mountSearch('after=abc&listed_from=19', { total: 19, next: null, shown: { first: 19, last: 19 } });
  expect(rangeTexts()[0]).toBe('Result 19 of 19');
  mountSearch('', { next: null });
  expect(rangeTexts(), 'all on one page').toEqual([]);
  mountSearch('after=abc', { shown: null, next: { ...next, from: null } });
  expect(rangeTexts()).toEqual([]);
  expect(hrefs('[data-search] .button').at(-1)).not.toContain('listed_from=');
});

test('links to the previous page or the first one, and to the next', () => {
  const next = { after: 'further', from: 73 };
  mountSearch('after=abc&region=ashanti&listed_from=49', { next, previous: { after: 'nearer', from: 25 } });
  expect(hrefs('[data-search] .button')).toEqual([
    `/en-GH${path}?region=ashanti#find-results`,
    `/en-GH${path}?region=ashanti&after=nearer&listed_from=25#find-results`,
    `/en-GH${path}?region=ashanti&after=further&listed_from=73#find-results`,
  ]);
  mountSearch('after=abc&listed_from=25', { next: null, previous: { after: null, from: null } });
  expect(hrefs('[data-search] .button'), 'the page before the second is the first').toEqual([
    `/en-GH${path}#find-results`,
  ]);
  expect(texts('[data-search] .button')).toEqual(['Previous page']);
});
