import { describe, expect, test } from 'vitest';
import { contextHref, contextOf } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { pathFor } from '@/lib/routes/path-for';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { Locale } from '@/schemas/locale';

const osu = '/en-GH/locations/greater-accra/osu';
const enabled: readonly [Locale, Locale] = ['en-GH', 'en-US'];

/** The link as rendered on the page at `from`. */
const linkFrom = (from: string, locale: Locale = 'en-GH', languages: readonly Locale[] = enabled) => {
  const match = matchRoute(from);
  if (!match) throw new Error(`No route matches ${from}`);
  return contextHref(contextOf(match, locale), languages);
};

describe('links on a page of the network', () => {
  test.each([
    ['/', '/en-GH'],
    ['/sell-a-business', '/en-GH/sell-a-business'],
    ['/sell-a-business?x=1#top', '/en-GH/sell-a-business?x=1#top'],
    ['/?x=1', '/en-GH?x=1'],
    ['/#offices', '/en-GH#offices'],
    ['/contact-us', '/en-GH/contact-us'],
    ['/any-custom-page', '/en-GH/any-custom-page'],
    ['/locations/ashanti/kumasi', '/en-GH/locations/ashanti/kumasi'],
    ['#main', '#main'],
    ['', ''],
    ['https://example.org/blog', 'https://example.org/blog'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+233244123456', 'tel:+233244123456'],
    ['//example.org', '//example.org'],
    ['/\\example.org', '/\\example.org'],
    ['/media/guide.pdf', '/media/guide.pdf'],
    ['/guide.pdf?v=2', '/guide.pdf?v=2'],
    ['/admin', '/admin'],
    ['/api/health', '/api/health'],
    ['/administration', '/en-GH/administration'],
    ['/en-US/blog', '/en-US/blog'],
    ['/en-US', '/en-US'],
  ])('%s → %s', (href, expected) => {
    expect(linkFrom('/about/our-team')(href)).toBe(expected);
  });
});

describe('links on an office page', () => {
  test.each([
    ['/sell-a-business', `${osu}/sell-a-business`],
    ['/sell-a-business/seller-faq#fees', `${osu}/sell-a-business/seller-faq#fees`],
    ['/sell-a-business/recently-sold-listings', `${osu}/sell-a-business/recently-sold-listings`],
    ['/buy-a-business', `${osu}/buy-a-business`],
    ['/buy-a-business/business-listing-search?q=x', `${osu}/buy-a-business/active-business-listings?q=x`],
    [
      '/buy-a-business/business-listing-search?words=x&scope=network#results',
      '/en-GH/buy-a-business/business-listing-search?words=x&scope=network#results',
    ],
    ['/buy-a-business/listings/cold-store', `${osu}/listings/cold-store`],
    ['/buy-a-franchise', `${osu}/buy-a-franchise`],
    ['/blog', `${osu}/blog`],
    ['/blog/cocoa', `${osu}/blog/cocoa`],
    ['/about/our-team', `${osu}/about/our-team`],
    ['/reviews', `${osu}/reviews`],
    ['/contact-us', `${osu}/contact-us`],
    ['/contact-us/thank-you', `${osu}/contact-us/thank-you`],
    ['/', '/en-GH'],
    ['/locations', '/en-GH/locations'],
    ['/about/our-leadership-team', '/en-GH/about/our-leadership-team'],
    ['/agents/ama', '/en-GH/agents/ama'],
    ['/locations/greater-accra/osu/reviews', `${osu}/reviews`],
    ['/locations/ashanti/kumasi', '/en-GH/locations/ashanti/kumasi'],
    ['/a-custom-page', '/en-GH/a-custom-page'],
  ])('%s → %s', (href, expected) => {
    expect(linkFrom('/locations/greater-accra/osu/reviews')(href)).toBe(expected);
  });
});

describe("links on an agent's page", () => {
  test.each([
    ['/sell-a-business', '/en-GH/agents/ama/sell-a-business'],
    [
      '/sell-a-business/what-is-my-business-worth',
      '/en-GH/agents/ama/sell-a-business/what-is-my-business-worth',
    ],
    ['/sell-a-business/seller-registration', '/en-GH/agents/ama/sell-a-business/seller-registration'],
    [
      '/sell-a-business/seller-registration/thank-you',
      '/en-GH/agents/ama/sell-a-business/seller-registration/thank-you',
    ],
    ['/buy-a-business', '/en-GH/agents/ama/buy-a-business'],
    ['/buy-a-business/buyer-registration', '/en-GH/agents/ama/buy-a-business/buyer-registration'],
    [
      '/buy-a-business/buyer-registration/thank-you',
      '/en-GH/agents/ama/buy-a-business/buyer-registration/thank-you',
    ],
    ['/buy-a-business/listings/cold-store', '/en-GH/agents/ama/listings/cold-store'],
    ['/contact-us', '/en-GH/agents/ama/contact-us'],
    ['/sell-a-business/recently-sold-listings', '/en-GH/agents/ama/recently-sold-listings'],
    ['/buy-a-business/business-listing-search?q=x', '/en-GH/agents/ama/listings?q=x'],
    ['/sell-a-business/seller-faq', '/en-GH/sell-a-business/seller-faq'],
    ['/blog', '/en-GH/blog'],
    ['/about/our-team', '/en-GH/about/our-team'],
    ['/', '/en-GH'],
  ])('%s → %s', (href, expected) => {
    expect(linkFrom('/agents/ama/listings')(href)).toBe(expected);
  });
});

test('links › use the locale of the page', () => {
  expect(linkFrom('/agents/ama', 'en-US')('/contact-us')).toBe('/en-US/agents/ama/contact-us');
});

test('links › have no prefix with a single locale', () => {
  const href = linkFrom('/locations/greater-accra/osu', 'en-GH', ['en-GH']);
  expect([href('/'), href('/blog'), href('/locations')]).toEqual([
    '/',
    '/locations/greater-accra/osu/blog',
    '/locations',
  ]);
});

describe('path by route name', () => {
  test.each([
    ['Home', {}, '/'],
    ['Sell', {}, '/sell-a-business'],
    ['Sell', { state: 'ashanti', slug: 'kumasi' }, '/locations/ashanti/kumasi/sell-a-business'],
    ['Sell', { state: 'ashanti' }, '/sell-a-business'],
    ['Reviews', {}, '/reviews'],
    ['AgentListingPost', { agent: 'ama', post: 'cold-store', state: 'x' }, '/agents/ama/listings/cold-store'],
    ['customPage', { customPageSlug: '../admin' }, '/..%2Fadmin'],
  ] as const)('%s %o → %s', (name, params, expected) => {
    expect(pathFor(name, params)).toBe(expected);
  });

  test('reports missing parameters', () => {
    expect(() => pathFor('AgentListingPost', { agent: 'ama' })).toThrow('/agents/{agent}/listings/{post}');
  });
});

describe('routes without a page', () => {
  test.each([
    ['/bizmatch/profile', null],
    ['/agents/ama/bio', '/agents/ama'],
    ['/agents/ama/my-listings', '/agents/ama#my-listings'],
    ['/reviews', '/locations'],
    ['/blog', null],
  ])('%s → %s', (path, expected) => {
    const match = matchRoute(path);
    expect(match && redirectFor(match)).toBe(expected);
  });
});
