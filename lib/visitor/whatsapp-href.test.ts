import { expect, test } from 'vitest';
import { whatsAppHref } from './whatsapp-href';

test.each([
  ['+233 24-412-3456', 'https://wa.me/233244123456'],
  ['233244123456', 'https://wa.me/233244123456'],
  ['+233 24 412 3456', 'https://wa.me/233244123456'],
])('%s', (number, href) => {
  expect(whatsAppHref(number)).toBe(href);
});
