import { expect, test } from 'vitest';
import { whatsAppHref } from './whatsapp-href';

test.each([
  ['+233 24-412-3456', 'https://wa.me/233244123456'],
  ['233244123456', 'https://wa.me/233244123456'],
  ['+233 24 412 3456', 'https://wa.me/233244123456'],
])('%s', (number, href) => {
  expect(whatsAppHref(number)).toBe(href);
});

test('a chat begins with what it is about', () => {
  expect(whatsAppHref('+233 24 412 3456', 'Cold store (MB-1)')).toBe(
    'https://wa.me/233244123456?text=Cold%20store%20(MB-1)',
  );
});
