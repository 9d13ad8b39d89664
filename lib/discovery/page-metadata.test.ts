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
  ownWords: { title: null, summary: null },
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

describe('where a page is found', () => {
  test.each([
    ['/about-transworld-business-advisors', '/about-transworld-business-advisors'],
    ['/buy-a-business/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/locations/greater-accra/osu/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/agents/esi/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/agents/esi/franchise/listings/bakery', '/buy-a-business/listings/bakery'],
    ['/locations/greater-accra/osu/blog/why', '/blog/why'],
    ['/locations/greater-accra/osu/blog', '/locations/greater-accra/osu/blog'],
  ])('%s at %s', (path, canonical) => {
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
  ] as const)('of a page of the %s shown at %s it is %s', (scope, path, canonical) => {
    const { alternates } = pageMetadata({ ...described, page: { ...page, scope }, path });
    expect(alternates).toMatchObject({ canonical: `/en-US${canonical}` });
  });

  test.each([
    ['Sell well', `${inOsu}/sell-a-business`, 'Sell well | Meridian Osu'],
    ['Sell with {office}', `${inOsu}/sell-a-business`, 'Sell with Meridian Osu'],
    ['Sell well', '/sell-a-business', 'Sell well | Meridian'],
  ])('%s at %s is called %s', (title, path, expected) => {
    const names = { network: 'Meridian', office: 'Meridian Osu' };
    expect(pageMetadata({ ...described, page: { ...page, title }, names, path }).title).toBe(expected);
  });

  test('what is shown in another language is described in the one it was written in', () => {
    const { alternates, openGraph } = pageMetadata({ ...described, page: { ...page, locales: ['en-GH'] } });
    const path = '/en-GH/about-transworld-business-advisors';
    expect(alternates?.canonical).toBe(path);
    expect(openGraph).toMatchObject({
      url: path,
      locale: 'en_GH',
      images: [{ url: `/media/share${path}.jpg` }],
    });
  });

  test('a post that has no words in a language is found where it has', () => {
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

describe('search engines are told to leave alone', () => {
  test.each([
    ['what is not found', { isFound: false }],
    ['what staff keep out', { page: { ...page, noindex: true } }],
    ['a thank-you', { path: '/contact-us/thank-you' }],
    ['an agent’s thank-you', { path: '/agents/esi/contact-us/thank-you' }],
    ['registering', { path: '/buy-a-business/buyer-registration' }],
    [
      'an office’s form of registering',
      { path: '/locations/greater-accra/osu/sell-a-business/seller-registration' },
    ],
    ['the buyers’ own area', { path: '/bizmatch/profile' }],
    ['a new password', { path: '/reset-password' }],
  ])('%s', (_what, change) => {
    const { robots, alternates } = pageMetadata({ ...described, ...change });
    expect(robots).toEqual({ index: false });
    expect(alternates).toBeUndefined();
  });

  test.each(['/', '/buy-a-business', '/buy-a-business/business-listing-search', '/agents/esi', '/some-page'])(
    '%s not',
    (path) => {
      expect(pageMetadata({ ...described, path }).robots).toBeUndefined();
    },
  );
});

test('a title bears the network’s name, once', () => {
  expect(pageMetadata(described).title).toBe('About Meridian');
  expect(pageMetadata({ ...described, page: { ...page, title: 'Sell' } }).title).toBe('Sell | Meridian');
});

test('the blog names its feed', () => {
  expect(pageMetadata({ ...described, path: '/blog' }).alternates?.types).toEqual({
    'application/rss+xml': '/feeds/en-US.xml',
  });
});

test('an answer names its own address and is for no search engine', () => {
  const asked = new URLSearchParams('region=volta&sort=name_asc');
  const { alternates, robots } = pageMetadata({ ...described, page: { ...page, noindex: true }, asked });
  expect(alternates).toEqual({
    canonical: '/en-US/about-transworld-business-advisors?region=volta&sort=name_asc',
  });
  expect(robots).toEqual({ index: false });
});

test.each([
  ['words=fish&unread=price', '?words=fish'],
  ['unread=price', ''],
])('an answer to %s does not name what could not be read', (query, tail) => {
  const asked = new URLSearchParams(query);
  const { alternates, openGraph } = pageMetadata({ ...described, asked });
  expect(alternates?.canonical).toBe(`/en-US/about-transworld-business-advisors${tail}`);
  expect(openGraph?.url).toBe(alternates?.canonical);
});
