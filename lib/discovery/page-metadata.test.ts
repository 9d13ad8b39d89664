import { describe, expect, test } from 'vitest';
import { type DescribedPage, pageMetadata } from './page-metadata';

const page = {
  route: 'About',
  title: 'About {network}',
  metaTitle: null,
  metaDescription: 'Who we are',
  noindex: false,
  locales: ['en-GH' as const, 'en-US' as const],
};
const described: DescribedPage = {
  page,
  names: { network: 'Meridian' },
  recordDescription: { title: null, summary: null },
  path: '/about-transworld-business-advisors',
  locale: 'en-US',
  isFound: true,
  facts: null,
};
const languages = (path: string) => ({
  'en-GH': `/en-GH${path}`,
  'en-US': `/en-US${path}`,
  en: `/en-GH${path}`,
  'x-default': `/en-GH${path}`,
});

describe('the canonical address', () => {
  test.each([
    ['/about-transworld-business-advisors', '/about-transworld-business-advisors'],
    ['/buy-a-business/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/locations/greater-accra/osu/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/agents/esi/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/agents/esi/franchise/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/locations/greater-accra/osu/blog/why', '/blog/why'],
    ['/locations/greater-accra/osu/blog', '/locations/greater-accra/osu/blog'],
  ])('of %s is %s', (path, canonical) => {
    const { alternates, openGraph } = pageMetadata({ ...described, path });
    expect(alternates).toMatchObject({ canonical: `/en-US${canonical}`, languages: languages(canonical) });
    expect(openGraph).toMatchObject({
      url: `/en-US${canonical}`,
      images: [
        { url: `/media/share/en-US${canonical}.jpg`, width: 1200, height: 630, alt: 'About Meridian' },
      ],
    });
  });

  const inOsu = '/locations/greater-accra/osu';
  test.each([
    ['network', `${inOsu}/sell-a-business`, '/sell-a-business'],
    ['network', `${inOsu}/buy-a-business/buyer-faq`, '/buy-a-business/buyer-faq'],
    ['office', `${inOsu}/sell-a-business`, `${inOsu}/sell-a-business`],
    ['network', `${inOsu}/reviews`, `${inOsu}/reviews`],
    ['network', '/agents/esi/sell-a-business', '/agents/esi/sell-a-business'],
  ] as const)('of a page of the %s displayed at %s is %s', (scope, path, canonical) => {
    const { alternates } = pageMetadata({ ...described, page: { ...page, scope }, path });
    expect(alternates).toMatchObject({ canonical: `/en-US${canonical}` });
  });

  test.each([
    ['Sell well', `${inOsu}/sell-a-business`, 'Sell well | Meridian Osu'],
    ['Sell with {office}', `${inOsu}/sell-a-business`, 'Sell with Meridian Osu'],
    ['Sell well', '/sell-a-business', 'Sell well | Meridian'],
  ])('titles "%s" at %s "%s"', (title, path, expected) => {
    const names = { network: 'Meridian', office: 'Meridian Osu' };
    expect(pageMetadata({ ...described, page: { ...page, title }, names, path }).title).toBe(expected);
  });

  test('refers to the written language when a page is displayed in another one', () => {
    const { alternates, openGraph } = pageMetadata({ ...described, page: { ...page, locales: ['en-GH'] } });
    const path = '/en-GH/about-transworld-business-advisors';
    expect(alternates?.canonical).toBe(path);
    expect(openGraph).toMatchObject({
      url: path,
      locale: 'en_GH',
      images: [{ url: `/media/share${path}.jpg` }],
    });
  });

  test('refers to the languages in which a post is written', () => {
    const facts = {
      kind: 'post',
      title: 'Pourquoi',
      excerpt: '',
      path: '/blog/why',
      category: '',
      publishedAt: '',
      updatedAt: '',
      picture: null,
      author: null,
      locales: ['fr-CA'],
    } as const;
    const { alternates } = pageMetadata({ ...described, path: '/blog/why', facts });
    expect(alternates?.languages).toEqual({});
  });
});

describe('robots noindex', () => {
  test.each([
    ['a page that does not exist', { isFound: false }],
    ['a page set to noindex', { page: { ...page, noindex: true } }],
    ['a thank-you', { path: '/contact-us/thank-you' }],
    ['an agent’s thank-you', { path: '/agents/esi/contact-us/thank-you' }],
    ['a registration', { path: '/buy-a-business/buyer-registration' }],
    [
      'the registration form of an office',
      { path: '/locations/greater-accra/osu/sell-a-business/seller-registration' },
    ],
    ['the buyers’ own area', { path: '/bizmatch/profile' }],
    ['a new password', { path: '/reset-password' }],
  ])('is set for %s', (_name, change) => {
    const { robots, alternates } = pageMetadata({ ...described, ...change });
    expect(robots).toEqual({ index: false });
    expect(alternates).toBeUndefined();
  });

  test.each(['/', '/buy-a-business', '/buy-a-business/business-listing-search', '/agents/esi', '/some-page'])(
    'is not set for %s',
    (path) => {
      expect(pageMetadata({ ...described, path }).robots).toBeUndefined();
    },
  );
});

test('appends the name of the network to the title unless it contains it', () => {
  expect(pageMetadata(described).title).toBe('About Meridian');
  expect(pageMetadata({ ...described, page: { ...page, title: 'Sell' } }).title).toBe('Sell | Meridian');
});

test('links the feed from the blog', () => {
  expect(pageMetadata({ ...described, path: '/blog' }).alternates?.types).toEqual({
    'application/rss+xml': '/feeds/en-US.xml',
  });
});

test('gives a search its own canonical address and noindex', () => {
  const searchParams = new URLSearchParams('region=volta&sort=name_asc');
  const { alternates, robots } = pageMetadata({
    ...described,
    page: { ...page, noindex: true },
    searchParams,
  });
  expect(alternates).toEqual({
    canonical: '/en-US/about-transworld-business-advisors?region=volta&sort=name_asc',
  });
  expect(robots).toEqual({ index: false });
});

test.each([
  ['words=fish&unread=price', '?words=fish'],
  ['unread=price', ''],
])('omits unknown parameters of %s from the canonical address', (query, tail) => {
  const searchParams = new URLSearchParams(query);
  const { alternates, openGraph } = pageMetadata({ ...described, searchParams });
  expect(alternates?.canonical).toBe(`/en-US/about-transworld-business-advisors${tail}`);
  expect(openGraph?.url).toBe(alternates?.canonical);
});
