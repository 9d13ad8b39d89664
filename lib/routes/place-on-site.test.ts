import { expect, test } from 'vitest';
import { placeOnSite } from './place-on-site';

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
])('the place on this site of %s is %o', (address, place) => {
  expect(placeOnSite(address, 'https://gh.example')).toEqual(place);
});
