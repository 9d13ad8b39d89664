import { expect, test } from 'vitest';
import { whatsAppHref } from './contact-links';

test.each([
  ['+233 24-412-3456', 'https://wa.me/233244123456'],
  ['233244123456', 'https://wa.me/233244123456'],
  ['+233 24 412 3456', 'https://wa.me/233244123456'],
])('formats %s as %s', (number, href) => {
  expect(whatsAppHref(number)).toBe(href);
});

test('starts the chat with its subject', () => {
  expect(whatsAppHref('+233 24 412 3456', 'Cold store (MB-1)')).toBe(
    'https://wa.me/233244123456?text=Cold%20store%20(MB-1)',
  );
});
