import { expect, it } from 'vitest';
import { pathForLog } from './path-for-log';

it.each([
  ['/', '/'],
  [
    '/en-GH/buy-a-business/listings/bakery-in-osu-2019?email=kofi@example.com',
    '/en-GH/buy-a-business/listings/bakery-in-osu-2019',
  ],
  ['/en-GH/kofi@example.com', '/en-GH/…'],
  ['/en-GH/kofi%40example.com', '/en-GH/…'],
  ['/en-GH/0244123456', '/en-GH/…'],
  ['/en-GH/call-024-412-3456', '/en-GH/…'],
  ['/admin/reset/8f2e1d0c9b8a', '/admin/reset/…'],
  ['/cms-api/staff/17', '/cms-api/staff/…'],
  ['/media/kofi-mensah-0244123456.webp', '/media/…'],
])('%s is %s', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});
