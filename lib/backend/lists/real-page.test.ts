import { expect, test } from 'vitest';
import { atPage, withRealPage } from './real-page';

test.each([
  [{}, null],
  [{ page: '2', limit: '10', search: 'osu', 'where[office][in]': ['1', '-2'] }, null],
  [{ page: '-1' }, '?'],
  [{ page: '0', search: 'a b' }, '?search=a+b'],
  [{ page: ['x', '3'] }, '?page=3'],
  [{ page: '99999999999999999999' }, '?'],
  [{ page: '2', limit: '-5' }, '?page=2'],
])('the screen asked for as %j is shown as %j', (query, mended) => {
  expect(withRealPage(query)).toBe(mended);
});

test('another page of a list is asked for with all else that was', () => {
  expect(atPage({ page: '9', search: 'osu', 'where[office][in]': ['1', '2'] }, 3)).toBe(
    '?page=3&search=osu&where%5Boffice%5D%5Bin%5D=1&where%5Boffice%5D%5Bin%5D=2',
  );
});
