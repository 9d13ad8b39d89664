import { expect, test } from 'vitest';
import { correctListQuery, withPage } from './list-query';

test.each([
  [{}, null],
  [{ page: '2', limit: '10', search: 'osu', 'where[office][in]': ['1', '-2'] }, null],
  [{ page: '-1' }, '?'],
  [{ page: '0', search: 'a b' }, '?search=a+b'],
  [{ page: ['x', '3'] }, '?page=3'],
  [{ page: '99999999999999999999' }, '?'],
  [{ page: '2', limit: '-5' }, '?page=2'],
])('list query › corrects %j to %j', (query, corrected) => {
  expect(correctListQuery(query)).toBe(corrected);
});

test('list query › changes the page and keeps all other parameters', () => {
  expect(withPage({ page: '9', search: 'osu', 'where[office][in]': ['1', '2'] }, 3)).toBe(
    '?page=3&search=osu&where%5Boffice%5D%5Bin%5D=1&where%5Boffice%5D%5Bin%5D=2',
  );
});
