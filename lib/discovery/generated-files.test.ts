// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { writeFeed } from './feed/write-feed';
import { listedPaths } from './llms/listed-paths';
import { writeLlms } from './llms/write-llms';
import { parsePartName, partUrl } from './sitemap/sitemap-part';
import { writeSitemap, writeSitemapIndex } from './sitemap/write-sitemap';
import { writeRobots } from './write-robots';

const updatedAt = '2026-01-02T03:04:05.000Z';
const site = 'http://localhost:3000';
const textsOf = (xml: string, name: string) => {
  const elements = new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(name);
  return [...elements].map(({ textContent }) => textContent);
};
const unsafeText = 'Nuts & <b>"bolts"</b> ]]> \u0007\ud800';

describe('a sitemap', () => {
  test('lists each page below its language, with the time of its last change', () => {
    const xml = writeSitemap('en-US', [
      { path: '/', updatedAt },
      { path: '/blog/why', updatedAt },
    ]);
    expect(textsOf(xml, 'loc')).toEqual([`${site}/en-US`, `${site}/en-US/blog/why`]);
    expect(textsOf(xml, 'lastmod')).toEqual([updatedAt, updatedAt]);
  });

  test.each([
    ['redirects', '/reviews'],
    ['is a copy', '/locations/greater-accra/osu/listings/bakery'],
    ['is unlisted', '/contact-us/thank-you'],
    ['requires a sign-in', '/bizmatch/profile'],
    ['is not found', '/404'],
  ])('omits a page that %s', (_name, path) => {
    expect(textsOf(writeSitemap('en-GH', [{ path, updatedAt }]), 'loc')).toEqual([]);
  });

  test('is listed in its index by a name that can be parsed', () => {
    const part = { locale: 'en-GH', kind: 'listings', number: 12 } as const;
    const xml = writeSitemapIndex([{ ...part, updatedAt }]);
    expect(textsOf(xml, 'loc')).toEqual([partUrl(part)]);
    expect(parsePartName(new URL(partUrl(part)).searchParams.get('part') ?? '')).toEqual(part);
  });

  test.each([
    '',
    'en-GH.listings',
    'en-GH.listings.0',
    'en-GH.listings.01',
    'ja-JP.listings.1',
    'en-GH.staff.1',
    'en-GH.listings.9999999',
  ])('rejects the part name %j', (name) => expect(parsePartName(name)).toBeNull());
});

test('writes a valid feed for titles with any characters', () => {
  const item = {
    path: '/blog/why',
    title: unsafeText,
    excerpt: unsafeText,
    category: unsafeText,
    author: unsafeText,
    publishedAt: updatedAt,
  };
  const xml = writeFeed({ locale: 'en-GH', title: unsafeText, description: unsafeText, items: [item] });
  expect(textsOf(xml, 'guid')).toEqual([`${site}/en-GH/blog/why`]);
  expect(textsOf(xml, 'pubDate')).toEqual(['Fri, 02 Jan 2026 03:04:05 GMT']);
  expect(textsOf(xml, 'dc:creator')[0]).toContain('Nuts & <b>"bolts"</b> ]]>');
});

test('allows robots every page and names the sitemap', () => {
  expect(writeRobots()).toMatch(
    /^User-agent: \*\n(Disallow: \/(api|cms-api|sanctum)\/\n|Disallow: \/graphql\n)+\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/,
  );
});

test('lists the pages by name, one line each', () => {
  const pages = [
    { path: '/', title: 'Home', description: 'We sell\nbusinesses.' },
    { path: '/blog', title: 'Blog [new]', description: '' },
  ];
  const regions = [{ name: 'Ashanti', path: '/locations/ashanti' }];
  const textLines = writeLlms({ network: 'Meridian', locale: 'en-GH', pages, regions }).split('\n');
  expect(textLines.slice(0, 3)).toEqual(['# Meridian', '', '> We sell businesses.']);
  expect(textLines).toContain(`- [Blog \\[new\\]](${site}/en-GH/blog)`);
  expect(textLines).toContain(`- [Ashanti](${site}/en-GH/locations/ashanti)`);
  expect(listedPaths[0]).toEqual({ path: '/', route: 'Home' });
});
