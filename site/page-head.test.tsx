// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HeadMetadata } from '@/lib/discovery/page-metadata';
import { siteUrl } from '@/lib/routes/site-url';
import { PageHead } from './page-head';

const render = (metadata: HeadMetadata) => {
  const html = `<head>${renderToStaticMarkup(<PageHead metadata={metadata} />)}</head>`;
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  return (selector: string) => [...head.querySelectorAll(selector)].map((element) => element.outerHTML);
};

describe('PageHead', () => {
  it('describes a page with absolute addresses', () => {
    const find = render({
      title: 'Buy "a" <business>',
      description: 'One & all',
      alternates: {
        canonical: '/en-GH/blog',
        languages: { 'en-GH': '/en-GH/blog', 'x-default': '/blog' },
        types: { 'application/rss+xml': '/feeds/en-GH.xml' },
      },
    });
    expect(find('title')).toEqual(['<title>Buy "a" &lt;business&gt;</title>']);
    expect(find('meta[name=description]')).toEqual(['<meta name="description" content="One &amp; all">']);
    const base = new URL(siteUrl()).origin;
    expect(find('link')).toEqual([
      `<link rel="canonical" href="${base}/en-GH/blog">`,
      `<link rel="alternate" hreflang="en-GH" href="${base}/en-GH/blog">`,
      `<link rel="alternate" hreflang="x-default" href="${base}/blog">`,
      `<link rel="alternate" type="application/rss+xml" href="${base}/feeds/en-GH.xml">`,
    ]);
    expect(find('meta[name=robots], meta[property]')).toEqual([]);
  });

  it('hides a page from search engines', () =>
    expect(render({ robots: { index: false } })('*')).toEqual(['<meta name="robots" content="noindex">']));

  it.each([
    [
      'with a picture',
      [{ url: '/media/share/a.jpg', width: 1200, height: 630, alt: 'A' }],
      'summary_large_image',
      6,
    ],
    ['without a picture', undefined, 'summary', 0],
  ])('previews a page %s in Open Graph and as a card', (_, images, card, pictures) => {
    const find = render({
      openGraph: { type: 'website', title: 'A', url: '/a', locale: 'en_GH', ...(images && { images }) },
    });
    expect(find('meta[name="twitter:card"]')).toEqual([`<meta name="twitter:card" content="${card}">`]);
    expect(find('meta[property^="og:image"], meta[name^="twitter:image"]')).toHaveLength(pictures);
    expect(find('meta[property="og:url"]')[0]).toContain(`${new URL(siteUrl()).origin}/a`);
  });
});
