import { expect, it } from 'vitest';
import type { Languages } from '../i18n/read-enabled-locales';
import { ledBeginnings } from '../routes/deciding-names';
import { routeTable } from '../routes/route-table';
import { addressOfPage, keyOfSharedPage } from './shared-page';

type Asked = { method?: string; url: string; cookie?: string };

const keyOf = ({ method = 'GET', url, cookie }: Asked, languages: Languages = ['en-GH', 'en-US']) =>
  keyOfSharedPage({ method, url, headers: cookie === undefined ? {} : { cookie } }, languages);

it.each([
  ['/en-GH', '/en-GH'],
  ['/en-GH/blog?page=2', '/en-GH/blog'],
  ['/en-GH/locations?utm_source=mail&near=Ho%20town', '/en-GH/locations'],
])('%s is the page %s', (url, key) => {
  expect(keyOf({ url })).toBe(key);
  expect(keyOf({ url, method: 'HEAD', cookie: 'lang=en-US; theme=dark; my-office=1' })).toBe(key);
});

it.each([
  ['what writes', { url: '/en-GH', method: 'POST' }],
  ['who is in an office', { url: '/en-GH/blog', cookie: 'a=b; office=greater-accra/osu' }],
  ['who is with an agent', { url: '/sell-a-business/calculator', cookie: 'agent=ama' }],
  ['who chooses one', { url: '/en-GH?a=b&store=osu' }],
  ['who chooses one in other letters', { url: '/en-GH?%73tore=osu' }],
  ['who chooses a language', { url: '/en-US?setlang=1' }],
  ['who asks it something', { url: '/en-GH/sell-a-business/calculator?estimate=a&profit=1' }],
  ['another spelling', { url: '/en-GH/%62log' }],
  ['the CMS', { url: '/admin/collections/pages' }],
  ['a file', { url: '/media/osu.webp' }],
])('%s gets no page that is everybody’s', (_what, asked) => {
  expect(keyOf(asked)).toBe(null);
});

it('with one language, pages are kept below it and asked for without it', () => {
  expect(keyOf({ url: '/' }, ['en-GH'])).toBe('/en-GH');
  expect(keyOf({ url: '/blog' }, ['en-GH'])).toBe('/en-GH/blog');
  expect(keyOf({ url: '/en-GH/blog' }, ['en-GH'])).toBe('/en-GH/en-GH/blog');
});

it.each<[string, Languages]>([
  ['/', ['en-GH']],
  ['/blog', ['en-GH']],
  ['/en-GH/blog', ['en-GH', 'en-US']],
])('the page of %s is asked for there', (url, languages) => {
  expect(addressOfPage(keyOf({ url }, languages) ?? '', languages)).toBe(url);
});

it.each(['/en-GH', '/en-GH/locations/greater-accra/osu/blog', '/en-GH/agents/ama', '/en-GH/blogging'])(
  'nobody is led from %s, so who is in an office gets the page that everybody gets',
  (url) => {
    expect(keyOf({ url, cookie: 'office=greater-accra/osu; agent=ama' })).toBe(url);
  },
);

it('the beginnings of pages that somebody may be led from are those of the routes', () => {
  const led = routeTable.filter(
    ({ scope, inOffice, inAgent }) => scope === 'network' && (inOffice || inAgent),
  );
  expect([...new Set(led.map(({ pattern }) => pattern.split('/')[1]))].sort()).toEqual(ledBeginnings);
});
