import { expect, test } from 'vitest';
import { isTakenByRoutes } from './template-address';

test.each([
  ...['blog', 'reviews', 'listings', 'about', '404', 'admin', 'agents', 'locations', 'bizmatch', 'feeds'],
  ...['contact-us', 'sell-a-business', 'franchise', 'bio', 'en', 'fr-ca', 'api', 'media'],
])('no template stands at %s', (slug) => {
  expect(isTakenByRoutes(slug)).toBe(true);
});

test.each(['guides', 'valuation', 'our-team', 'blogs', 'calculator'])(
  'a template may stand at %s',
  (slug) => {
    expect(isTakenByRoutes(slug)).toBe(false);
  },
);
