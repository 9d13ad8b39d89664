import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPagePath } from './page-path';
import { parsePageQuery, parseQueryVariantPath, queryVariantPath } from './query-variant';

it('encodes any query into a path and decodes it again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))), (pairs) => {
      const query = new URLSearchParams([['estimate', 'a'], ...pairs]);
      const path = queryVariantPath('/sell-a-business/calculator', query);
      expect(parseQueryVariantPath(path.split('/').slice(1))).toEqual({
        path: '/sell-a-business/calculator',
        query: query.toString(),
      });
    }),
  );
});

it('is not a path that visitors can request', () => {
  expect(isPagePath(queryVariantPath('/en-GH', new URLSearchParams('estimate=a')))).toBe(false);
});

it('leaves all other paths unchanged', () => {
  expect(parseQueryVariantPath([])).toEqual({ path: '/', query: null });
  expect(parseQueryVariantPath(['blog', 'asked'])).toEqual({ path: '/blog/asked', query: null });
});

it('normalises a search and separates it from other parameters', () => {
  const { variantQuery, normalizedQuery } = parsePageQuery(
    new URLSearchParams('utm_source=x&region=volta&region=ashanti&words='),
  );
  expect(String(variantQuery)).toBe('region=ashanti&region=volta');
  expect(String(normalizedQuery)).toBe('region=ashanti&region=volta&utm_source=x');
});

it.each(['utm_source=x&login=1', 'words=&status=for-sale&region=', ''])(
  'has no variant for "%s"',
  (query) => {
    expect(parsePageQuery(new URLSearchParams(query)).variantQuery).toBeNull();
  },
);

it('keeps the figures of a form unchanged', () => {
  const query = new URLSearchParams('estimate=a&category=b&words=');
  expect(parsePageQuery(query)).toEqual({ variantQuery: query, normalizedQuery: query });
});
