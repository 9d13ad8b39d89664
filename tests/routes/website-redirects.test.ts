import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RedirectRule } from '@/lib/routes/redirect-patterns';
import { compileRedirects } from '@/lib/routes/website-redirects';
import { isSafeUrl } from '@/schemas/safe-url';

const rule = (from: string, to: string, permanent = true): RedirectRule => ({ from, to, permanent });
const find = (rules: RedirectRule[], path: string) => compileRedirects(rules).find(path)?.to ?? null;

describe('website redirects', () => {
  test.each([
    ['literal', '/old', '/new', '/old', '/new'],
    ['whatever the case', '/Old/Page', '/new', '/oLD/pAGE', '/new'],
    ['trailing and doubled slashes', '/old/page/', '/new', '//old//page/', '/new'],
    ['a parameter', '/news/:slug', '/blog/:slug', '/news/cocoa', '/blog/cocoa'],
    ['a parameter keeps its case', '/news/:slug', '/blog/:slug', '/news/Cocoa', '/blog/Cocoa'],
    ['two parameters, turned', '/:a/old/:b', '/:b/:a', '/x/old/y', '/y/x'],
    ['query and hash of the target', '/old', '/new?x=1#y', '/old', '/new?x=1#y'],
    [
      'another site',
      '/shop/:id',
      'https://shop.example:8443/p/:id?ref=1',
      '/shop/7',
      'https://shop.example:8443/p/7?ref=1',
    ],
    ['a parameter in the query', '/p/:id', '/blog?post=:id&x=1', '/p/7&y=2', '/blog?post=7%26y%3D2&x=1'],
    ['a parameter in the hash', '/p/:id', '/blog#:id', '/p/a b', '/blog#a%20b'],
    ['a parameter within a value', '/p/:id', '/blog?q=no-:id', '/p/7', '/blog?q=no-7'],
    ['what only looks like one', '/p/:id', '/blog?at=10:30&q=a:ide', '/p/7', '/blog?at=10:30&q=a:ide'],
    ['escapes', '/caf%C3%A9', '/cafe', '/caf%c3%a9', '/cafe'],
    ['dots in the target, by earlier releases', '/old', '/a/../b//c', '/old', '/b/c'],
    ['a language in the target, by earlier releases', '/old', '/en-US/b', '/old', '/b'],
    ['a language for a parameter at the very start', '/go/:to/x', '/:to/x', '/go/en-US/x', '/x'],
    ['an expression is only text', '/a(.)', '/b', '/a(.)', '/b'],
  ])('%s', (_name, from, to, path, expected) => {
    expect(find([rule(from, to)], path)).toBe(expected);
  });

  test.each(['/administration', '/old/admin', '/sitemap.xml/old', '/old-sitemap.xml', '/index.php'])(
    'may start from %s',
    (old) => {
      expect(find([rule(old, '/new')], old)).toBe('/new');
    },
  );

  test.each([
    ['nothing of it', '/other'],
    ['longer', '/news/a/b'],
    ['shorter', '/news'],
    ['the home page', '/'],
    ['a malformed escape', '/news/%'],
    ['climbing', '/news/../old'],
    ['a value that tries to leave its segment', '/news/%2F%2Fevil.example'],
    ['the same by a backslash', '/news/%5Cevil.example'],
  ])('ignores: %s', (_name, path) => {
    expect(find([rule('/news/:slug', '/blog/:slug'), rule('/old', '/new')], path)).toBeNull();
  });

  test('a literal takes precedence over a parameter, in either order', () => {
    const rules = [rule('/news/:slug', '/blog/:slug'), rule('/news/archive', '/blog')];
    expect(find(rules, '/news/archive')).toBe('/blog');
    expect(find(rules.toReversed(), '/news/archive')).toBe('/blog');
  });

  test('backtracks to a parameter when the literal does not match', () => {
    expect(find([rule('/a/b/c', '/1'), rule('/:x/b/d', '/2')], '/a/b/d')).toBe('/2');
  });

  test('a chain is resolved in one hop, permanent only when all its rules are', () => {
    const redirects = compileRedirects([
      rule('/a', '/b', true),
      rule('/b', '/c', false),
      rule('/c', '/d', true),
    ]);
    expect(redirects.find('/a')).toEqual({ to: '/d', permanent: false });
    expect(redirects.find('/c')).toEqual({ to: '/d', permanent: true });
  });

  test.each([
    ['/blog?login=1', '/resources', '/resources?login=1'],
    ['/blog#faq', '/resources', '/resources#faq'],
    ['/blog?login=1#faq', '/resources?x=2#top', '/resources?x=2&login=1#top'],
    ['/blog?x=1', '/resources?x=2', '/resources?x=1'],
    ['/blog?x=1', 'https://shop.example/y', 'https://shop.example/y?x=1'],
  ])('a chain carries the parameters of its middle rule: %s, then %s, is %s', (first, second, end) => {
    expect(find([rule('/z-login', first), rule('/blog', second)], '/z-login')).toBe(end);
  });

  test('a hundred chained rules are resolved in one hop', () => {
    const rules = Array.from({ length: 100 }, (_, at) => rule(`/step-${at}`, `/step-${at + 1}`));
    expect(find(rules, '/step-0')).toBe('/step-100');
  });
});

describe('invalid rules are rejected with a reason', () => {
  test.each([
    ['without a leading slash', rule('old', '/new'), 'starts with /'],
    ['with a hash', rule('/old#x', '/new'), 'has no #'],
    ['the home page', rule('/', '/new'), 'home page'],
    ['malformed escape', rule('/%', '/new'), 'starts with /'],
    ['too deep', rule('/a'.repeat(13), '/new'), '12 segments'],
    ['a parameter twice', rule('/:a/:a', '/new'), 'twice'],
    ['an unknown parameter', rule('/:a', '/:b'), 'uses :b'],
    ['an unknown parameter in the query', rule('/old/:a', '/blog?x=:b'), 'uses :b'],
    ['an unknown parameter in the hash', rule('/old/:a', '/blog#:b'), 'uses :b'],
    ['a wildcard in the target', rule('/old/:a', '/new/:a*'), 'new address has a part'],
    ['a script', rule('/old', 'javascript:alert(1)'), 'https address'],
    ['another host in disguise', rule('/old', '//evil.example'), 'https address'],
    ['a backslash host', rule('/old', '/\\evil.example'), 'https address'],
    ['to itself', rule('/old', '/OLD'), 'back to the old one'],
    ['to itself by parameter', rule('/old/:x', '/old/all'), 'back to the old one'],
  ])('%s', (_name, refused, reason) => {
    const redirects = compileRedirects([refused, rule('/fine', '/good')]);
    expect(redirects.rejected).toHaveLength(1);
    expect(redirects.rejected[0]?.reason).toContain(reason);
    expect(redirects.find('/fine')?.to).toBe('/good');
    expect(redirects.find('/old')).toBeNull();
  });

  test.each(['/old/*', '/old/:a*', '/old/:a%3F', '/old-*', '/old/{a}', '/old/[a]', '/old/:', '/old/:a/:b+'])(
    'a wildcard, %s',
    (old) => {
      expect(compileRedirects([rule(old, '/new')]).rejected[0]?.reason).toContain('old address has a part');
    },
  );

  test.each([
    ...['/admin', '/api/offices', '/_next/static', '/cms-api', '/feeds/:a', '/media/:a'],
    ...['/sitemap.xml', '/robots.txt'],
  ])('the path is reserved, %s', (old) => {
    expect(compileRedirects([rule(old, '/new')]).rejected[0]?.reason).toContain('another part of the site');
  });

  test('the second of two rules with the same "from"', () => {
    const redirects = compileRedirects([rule('/Old/:a', '/1'), rule('/old/:b', '/2')]);
    expect(redirects.rejected.map(({ rule: { to } }) => to)).toEqual(['/2']);
  });

  test('every rule of a cycle, but not a rule that leads into one', () => {
    const redirects = compileRedirects([
      rule('/a', '/b'),
      rule('/b', '/c'),
      rule('/c', '/a'),
      rule('/in', '/a'),
    ]);
    expect(redirects.rejected.map(({ rule: { from } }) => from)).toEqual(['/a', '/b', '/c']);
    expect(redirects.find('/in')?.to).toBe('/a');
  });
});

describe('cost and safety', () => {
  test('ten thousand rules cost a lookup no more than its segments', () => {
    const rules = Array.from({ length: 10_000 }, (_, at) =>
      rule(`/old/${at % 100}/page-${at}/:x`, `/new/${at}/:x`),
    );
    const redirects = compileRedirects(rules);
    expect(redirects.rejected).toEqual([]);
    const before = redirects.visited();
    expect(redirects.find('/OLD/42/Page-4242/z')?.to).toBe('/new/4242/z');
    expect(redirects.find('/nothing/of/the/kind')).toBeNull();
    expect(redirects.visited() - before).toBeLessThan(20);
  });

  test('the worst rules for backtracking stay bounded', () => {
    const rules = Array.from({ length: 4096 }, (_, bits) => {
      const from = Array.from({ length: 12 }, (_, at) => ((bits >> at) & 1 ? `:p${at}` : 'a'));
      return rule(`/${from.join('/')}`, '/done');
    });
    const redirects = compileRedirects(rules);
    const before = redirects.visited();
    expect(redirects.find(`${'/a'.repeat(12)}/b`)).toBeNull();
    expect(redirects.visited() - before).toBeLessThan(10_000);
  });

  const segment = fc.oneof(
    fc.constantFrom('a', 'b', ':x', ':y', '..', '%2F', '%', ''),
    fc.string({ maxLength: 4 }),
  );
  const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

  test('empty rules or paths never cause an exception, a loop or an unsafe address', () => {
    const rules = fc.array(fc.record({ from: path, to: path, permanent: fc.boolean() }), { maxLength: 8 });
    fc.assert(
      fc.property(rules, path, (some, pagePath) => {
        const redirects = compileRedirects(some);
        const found = redirects.find(pagePath);
        if (!found) return;
        expect(isSafeUrl(found.to)).toBe(true);
        expect(redirects.find(found.to.split(/[?#]/)[0] ?? '')).toBeNull();
      }),
      { numRuns: process.env.TEST_LONG ? 3_000 : 800 },
    );
  });
});
