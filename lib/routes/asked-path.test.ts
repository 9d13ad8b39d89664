import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askedPath, readAsked, readAskedPath } from './asked-path';
import { isPagePath } from './page-path';

it('carries any query through a path, and names the page without it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))), (pairs) => {
      const query = new URLSearchParams([['estimate', 'a'], ...pairs]);
      const path = askedPath('/sell-a-business/calculator', query);
      expect(readAskedPath(path.split('/').slice(1))).toEqual({
        path: '/sell-a-business/calculator',
        asked: query.toString(),
      });
    }),
  );
});

it('is a path that no visitor can ask for', () => {
  expect(isPagePath(askedPath('/en-GH', new URLSearchParams('estimate=a')))).toBe(false);
});

it('leaves every other path as it is', () => {
  expect(readAskedPath([])).toEqual({ path: '/', asked: null });
  expect(readAskedPath(['blog', 'asked'])).toEqual({ path: '/blog/asked', asked: null });
});

it('asks for a search in its one spelling, without what has nothing to do with it', () => {
  const { asked, tidy } = readAsked(new URLSearchParams('utm_source=x&region=volta&region=ashanti&words='));
  expect(String(asked)).toBe('region=ashanti&region=volta');
  expect(String(tidy)).toBe('region=ashanti&region=volta&utm_source=x');
});

it.each(['utm_source=x&login=1', 'words=&status=for-sale&region=', ''])(
  'asks for nothing by "%s"',
  (query) => {
    expect(readAsked(new URLSearchParams(query)).asked).toBeNull();
  },
);

it('leaves the figures of a form as they came', () => {
  const query = new URLSearchParams('estimate=a&category=b&words=');
  expect(readAsked(query)).toEqual({ asked: query, tidy: query });
});
