import { expect, it } from 'vitest';
import { isProfileUrl } from './profile-url';

it.each([
  ['facebook', 'https://www.facebook.com/meridian', true],
  ['facebook', 'https://m.facebook.com/meridian/reviews', true],
  ['google', 'https://search.google.com/local/writereview?placeid=a', true],
  ['google', 'https://g.page/r/abc/review', true],
  ['twitter', 'https://x.com/meridian', true],
  ['google', 'https://reviews.example/meridian-osu', true],
  ['facebook', 'https://facebook.com.evil.net/meridian', false],
  ['facebook', 'https://notfacebook.com/meridian', false],
  ['facebook', 'https://facebook.com@evil.net/', false],
  ['google', 'https://evil.net/google.com', false],
  ['google', 'javascript:alert(1)', false],
  ['linkedin', '/contact-us', false],
  ['instagram', 'mailto:a@instagram.com', false],
  ['instagram', '', false],
] as const)('isProfileUrl › %s %s: %s', (network, address, expected) => {
  expect(isProfileUrl(network, address)).toBe(expected);
});
