// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { writeFeed } from './feed/write-feed';
import { toldPaths } from './llms/told-paths';
import { writeLlms } from './llms/write-llms';
import { writeRobots } from './robots/write-robots';
import { partAddress, readPartName } from './sitemap/sitemap-part';
import { writeSitemap, writeSitemapIndex } from './sitemap/write-sitemap';

const updatedAt = '2026-01-02T03:04:05.000Z';
const site = 'http://localhost:3000';
const textsOf = (xml: string, name: string) => {
  const found = new DOMParser().parseFromString(xml, 'application/xml').getElementsByTagName(name);
  return [...found].map(({ textContent }) => textContent);
};
const nasty = 'Nuts & <b>"bolts"</b> ]]> \u0007\ud800';

describe('a sitemap', () => {
  test('tells each address below its language, with the time of its last change', () => {
    const xml = writeSitemap('en-US', [
      { path: '/', updatedAt },
      { path: '/blog/why', updatedAt },
    ]);
    expect(textsOf(xml, 'loc')).toEqual([`${site}/en-US`, `${site}/en-US/blog/why`]);
    expect(textsOf(xml, 'lastmod')).toEqual([updatedAt, updatedAt]);
  });

  test.each([
    ['leads elsewhere', '/reviews'],
    ['is a copy', '/locations/greater-accra/osu/listings/bakery'],
    ['is for nobody who searches', '/contact-us/thank-you'],
    ['wants somebody to sign in', '/bizmatch/profile'],
    ['is not found', '/404'],
  ])('leaves out what %s', (_what, path) => {
    expect(textsOf(writeSitemap('en-GH', [{ path, updatedAt }]), 'loc')).toEqual([]);
  });

  test('is found by its index, by a name that is read again', () => {
    const part = { locale: 'en-GH', kind: 'listings', number: 12 } as const;
    const xml = writeSitemapIndex([{ ...part, updatedAt }]);
    expect(textsOf(xml, 'loc')).toEqual([partAddress(part)]);
    expect(readPartName(new URL(partAddress(part)).searchParams.get('part') ?? '')).toEqual(part);
  });

  test.each([
    '',
    'en-GH.listings',
    'en-GH.listings.0',
    'en-GH.listings.01',
    'ja-JP.listings.1',
    'en-GH.staff.1',
    'en-GH.listings.9999999',
  ])('%j is the name of no part', (name) => expect(readPartName(name)).toBeNull());
});

test('a feed holds what a reader asks for, whatever posts are called', () => {
  const item = {
    path: '/blog/why',
    title: nasty,
    excerpt: nasty,
    category: nasty,
    author: nasty,
    publishedAt: updatedAt,
  };
  const xml = writeFeed({ locale: 'en-GH', title: nasty, description: nasty, items: [item] });
  expect(textsOf(xml, 'guid')).toEqual([`${site}/en-GH/blog/why`]);
  expect(textsOf(xml, 'pubDate')).toEqual(['Fri, 02 Jan 2026 03:04:05 GMT']);
  expect(textsOf(xml, 'dc:creator')[0]).toContain('Nuts & <b>"bolts"</b> ]]>');
});

test('robots may read every page, and are told where all are', () => {
  expect(writeRobots()).toMatch(
    /^User-agent: \*\n(Disallow: \/(api|cms-api|sanctum)\/\n|Disallow: \/graphql\n)+\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/,
  );
});

test('programs are told the pages by name, each in one line', () => {
  const pages = [
    { path: '/', title: 'Home', description: 'We sell\nbusinesses.' },
    { path: '/blog', title: 'Blog [new]', description: '' },
  ];
  const regions = [{ name: 'Ashanti', path: '/locations/ashanti' }];
  const lines = writeLlms({ network: 'Meridian', locale: 'en-GH', pages, regions }).split('\n');
  expect(lines.slice(0, 3)).toEqual(['# Meridian', '', '> We sell businesses.']);
  expect(lines).toContain(`- [Blog \\[new\\]](${site}/en-GH/blog)`);
  expect(lines).toContain(`- [Ashanti](${site}/en-GH/locations/ashanti)`);
  expect(toldPaths[0]).toEqual({ path: '/', route: 'Home' });
});
