import { expect, test } from 'vitest';
import { parseSitePath } from './parse-site-path';

test.each([
  ['/about-us?x=1#team', { path: '/about-us', locale: null }],
  [' /en-GH/about-us ', { path: '/about-us', locale: 'en-GH' }],
  ['/fr-CA/about-us', { path: '/about-us', locale: 'fr-CA' }],
  ['/en-GH', { path: '/', locale: 'en-GH' }],
  ['https://gh.example/about-us', { path: '/about-us', locale: null }],
  ['HTTPS://GH.example/fr-CA/about-us', { path: '/about-us', locale: 'fr-CA' }],
  ['https://gh.example', { path: '/', locale: null }],
  ['https://gh.example.elsewhere.example/about-us', null],
  ['https://elsewhere.example/about-us', null],
  ['//elsewhere.example/about-us', null],
  ['https://', null],
  ['#team', null],
  ['about-us', null],
  ['mailto:a@example.com', null],
])('parses %s as %o', (address, expected) => {
  expect(parseSitePath(address, 'https://gh.example')).toEqual(expected);
});
