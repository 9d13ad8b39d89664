import { expect, test } from 'vitest';
import { conflictsWithRoutes } from './template-address';

test.each([
  ...['blog', 'reviews', 'listings', 'about', '404', 'admin', 'agents', 'locations', 'bizmatch', 'feeds'],
  ...['contact-us', 'sell-a-business', 'franchise', 'bio', 'en', 'fr-ca', 'api', 'media'],
])('a template cannot have the slug %s', (slug) => {
  expect(conflictsWithRoutes(slug)).toBe(true);
});

test.each(['guides', 'valuation', 'our-team', 'blogs', 'calculator'])(
  'a template can have the slug %s',
  (slug) => {
    expect(conflictsWithRoutes(slug)).toBe(false);
  },
);
