import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RedirectPage } from '@/app/(site)/redirect-page';
import { findRedirectTarget } from './page-cache';

it.each([
  ['/en-GH/locations', '/en-GH/locations'],
  ['/en-GH/a?b=1&c="2"#it\'s', '/en-GH/a?b=1&c="2"#it\'s'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['/en-GH/ɔdɔ <b>', '/en-GH/%C9%94d%C9%94%20<b>'],
  ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
])('findRedirectTarget › reads %s from a page that redirects there', (to, location) => {
  expect(findRedirectTarget(renderToStaticMarkup(<RedirectPage to={to} />))).toBe(location);
});

it('findRedirectTarget › returns null for a page without a refresh tag', () => {
  expect(findRedirectTarget('<p>0;url=/a</p>')).toBeNull();
});
