import { expect, it } from 'vitest';
import { loggablePath } from './observability';

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
  ['/en-GH/024_412_3456', '/en-GH/…'],
  ['/024/412/3456', '/…/…/…'],
  ['/en-GH/0a1b2c3d4e5f60718293a4b5c6d7e8f9', '/en-GH/…'],
  ['/admin/reset/8f2e1d0c9b8a', '/admin/reset/…'],
  [`/admin/reset/${'secret'.repeat(6)}`, '/admin/reset/…'],
  ['/cms-api/staff/17', '/cms-api/staff/…'],
  ['/media/kofi-mensah-0244123456.webp', '/media/…'],
])('loggablePath › logs %s as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path);
});
