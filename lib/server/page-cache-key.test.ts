import { expect, it } from 'vitest';
import type { LocaleList } from '../i18n/read-enabled-locales';
import { contextPrefixes } from '../routes/request-names';
import { routeTable } from '../routes/route-table';
import { addressOfKey, pageCacheKey } from './page-request';

type TestRequest = { method?: string; url: string; cookie?: string };

const keyOf = ({ method = 'GET', url, cookie }: TestRequest, languages: LocaleList = ['en-GH', 'en-US']) =>
  pageCacheKey({ method, url, headers: cookie === undefined ? {} : { cookie } }, languages);

it.each([
  ['/en-GH', '/en-GH'],
  ['/en-GH/blog?page=2', '/en-GH/blog'],
  ['/en-GH/locations?utm_source=mail&near=Ho%20town', '/en-GH/locations'],
])('pageCacheKey › %s has the key %s', (url, key) => {
  expect(keyOf({ url })).toBe(key);
  expect(keyOf({ url, method: 'HEAD', cookie: 'lang=en-US; theme=dark; my-office=1' })).toBe(key);
});

it.each([
  ['a request with another method', { url: '/en-GH', method: 'POST' }],
  ['a visitor of an office', { url: '/en-GH/blog', cookie: 'a=b; office=greater-accra/osu' }],
  ['a visitor of an agent', { url: '/sell-a-business/calculator', cookie: 'agent=ama' }],
  ['a link that selects an office', { url: '/en-GH?a=b&store=osu' }],
  ['an escaped parameter that selects an office', { url: '/en-GH?%73tore=osu' }],
  ['a link that selects a language', { url: '/en-US?setlang=1' }],
  ['a submitted calculator', { url: '/en-GH/sell-a-business/calculator?estimate=a&profit=1' }],
  ['the confirmation of a form', { url: '/en-GH/contact-us/thank-you?confirmation=a.b' }],
  ['a non-canonical path', { url: '/en-GH/%62log' }],
  ['the CMS', { url: '/admin/collections/pages' }],
  ['a file', { url: '/media/osu.webp' }],
])('pageCacheKey › %s has no shared page', (_label, request) => {
  expect(keyOf(request)).toBe(null);
});

it('pageCacheKey › adds the locale to the key of a site with one language', () => {
  expect(keyOf({ url: '/' }, ['en-GH'])).toBe('/en-GH');
  expect(keyOf({ url: '/blog' }, ['en-GH'])).toBe('/en-GH/blog');
  expect(keyOf({ url: '/en-GH/blog' }, ['en-GH'])).toBe('/en-GH/en-GH/blog');
});

it.each<[string, LocaleList]>([
  ['/', ['en-GH']],
  ['/blog', ['en-GH']],
  ['/en-GH/blog', ['en-GH', 'en-US']],
])('addressOfKey › returns %s for its own key', (url, languages) => {
  expect(addressOfKey(keyOf({ url }, languages) ?? '', languages)).toBe(url);
});

it.each(['/en-GH', '/en-GH/locations/greater-accra/osu/blog', '/en-GH/agents/ama', '/en-GH/blogging'])(
  'pageCacheKey › %s is shared by visitors with an office or agent cookie, because it has no context variant',
  (url) => {
    expect(keyOf({ url, cookie: 'office=greater-accra/osu; agent=ama' })).toBe(url);
  },
);

it('context prefixes › equal those of the routes with an office or agent variant', () => {
  const contextRoutes = routeTable.filter(
    ({ scope, inOffice, inAgent }) => scope === 'network' && (inOffice || inAgent),
  );
  expect([...new Set(contextRoutes.map(({ pattern }) => pattern.split('/')[1]))].sort()).toEqual(
    contextPrefixes,
  );
});
