import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { isPagePath, reservedSegments } from '@/lib/routes/page-path';
import { config, proxy } from '@/proxy';

const origin = 'https://site.example';
const runs = (path: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: path });

function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return proxy(new NextRequest(`${origin}${path}`, { headers, method }));
}

describe('proxy matcher', () => {
  const paths = [
    ...[
      '/',
      '/en-GH',
      '/blog',
      '/en-GH/blog',
      '/administration',
      '/apis',
      '/media-kit',
      '/a.b/c',
      '/_nextish',
      '/about.html',
      '/en-GH/old/index.php',
      '/a.aspx',
      '/OLD.HTML',
    ],
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.ico',
      '/a.html.gz',
      '/x.phpx',
      '/media/x.webp',
      '/_next/static/x',
    ],
    ...[...reservedSegments].flatMap((segment) => [`/${segment}`, `/${segment}/x`, `/en-GH/${segment}`]),
  ];
  test.each(paths)('%s: the matcher agrees with isPagePath, except below a language', (path) => {
    expect(runs(path)).toBe(isPagePath(path) || path.startsWith('/en-GH/'));
  });

  test('includes what looks like a file below a language', () => {
    expect(['/en-GH/guide.pdf', '/en-GH/a/b.c'].map(runs)).toEqual([true, true]);
    expect(send('/en-GH/guide.pdf').headers.get('x-middleware-rewrite')).toBe(
      `${origin}/api/page?path=%2Fen-GH%2Fguide.pdf`,
    );
  });

  test('includes pages and excludes files and other endpoints', () => {
    expect(['/', '/blog', '/administration'].map(runs)).toEqual([true, true, true]);
    expect(['/admin', '/api/x', '/graphql', '/_next/x', '/x.png'].map(runs)).toEqual(Array(5).fill(false));
  });
});

describe('proxy response', () => {
  test('serves a page in its locale and leaves it cacheable', () => {
    const response = send('/en-GH/blog');
    expect(response.headers.get('x-middleware-rewrite')).toBe(`${origin}/api/page?path=%2Fen-GH%2Fblog`);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test('redirects to the stored locale without shared caching', () => {
    const response = send('/blog?page=2', { cookie: 'lang=en-US' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`${origin}/en-US/blog?page=2`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('redirects another spelling with shared caching', () => {
    const response = send('/en-GH/Blog');
    expect(response.status).toBe(308);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  test('sets the locale cookie only on an explicit choice; pages set it in the browser', () => {
    expect(send('/en-US/blog').headers.get('set-cookie')).toBeNull();
    expect(send('/en-US/blog?setlang=1').headers.get('set-cookie')).toMatch(
      /^lang=en-US; Path=\/; .*SameSite=lax/i,
    );
  });

  test('forwards a context redirect to the lookup and sets no cookie', () => {
    const cookie = 'office=greater-accra%2Fosu';
    const redirected = send('/en-GH/blog', { cookie });
    expect(redirected.headers.get('x-middleware-rewrite')).toBe(
      `${origin}/api/context-redirect/en-GH/office/greater-accra/osu/blog`,
    );
    expect(send('/en-GH/sell-a-business', { cookie: 'agent=ama' }).headers.get('x-middleware-rewrite')).toBe(
      `${origin}/api/context-redirect/en-GH/agent/ama/sell-a-business`,
    );
    expect(send('/?store=osu').headers.get('x-middleware-rewrite')).toBe(
      `${origin}/api/context-redirect/en-GH/store/osu`,
    );
    expect([redirected, send('/en-GH', { cookie })].map(({ headers }) => headers.get('set-cookie'))).toEqual([
      null,
      null,
    ]);
  });

  test('refuses write methods because pages have no Server Actions', () => {
    const response = send('/en-GH', { 'next-action': 'x' }, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('does not vary by visitor', () => {
    expect(send('/en-GH/bizmatch/profile').headers.get('x-middleware-rewrite')).toBe(
      `${origin}/api/page?path=%2Fen-GH%2Fbizmatch%2Fprofile`,
    );
  });
});
