import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MovedPage } from '@/app/(site)/moved-page';
import { readRefresh } from './read-refresh';

it.each([
  ['/en-GH/locations', '/en-GH/locations'],
  ['/en-GH/a?b=1&c="2"#it\'s', '/en-GH/a?b=1&c="2"#it\'s'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['/en-GH/ɔdɔ <b>', '/en-GH/%C9%94d%C9%94%20<b>'],
  ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
])('%s is read back from a page that leads there', (to, location) => {
  expect(readRefresh(renderToStaticMarkup(<MovedPage to={to} />))).toBe(location);
});

it('finds nothing on a page that leads nowhere', () => {
  expect(readRefresh('<p>0;url=/a</p>')).toBeNull();
});
