import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const policyOf = (html: string) =>
  Object.fromEntries(
    contentSecurityPolicy(html)
      .split('; ')
      .map((part) => [part.split(' ')[0], part]),
  );
const page = (providers: string) =>
  `<body><div class="contents" data-island="consent-banner" data-providers="${providers}"></div></body>`;
const none = policyOf('<body></body>');

test('a page without providers reaches nobody', () => {
  expect(none['script-src']).toBe("script-src 'self'");
  expect(none['connect-src']).toBe("connect-src 'self'");
  expect(none['img-src']).toBe("img-src 'self' data: blob:");
});

test.each([
  ['container', "script-src 'self' https://www.googletagmanager.com", 'https://www.googletagmanager.com'],
  ['measurement', "script-src 'self' https://www.googletagmanager.com", 'https://*.google-analytics.com'],
  ['pixel', "script-src 'self' https://connect.facebook.net", 'https://www.facebook.com'],
])('a page with a %s opens its hosts and no others', (name, scripts, host) => {
  const policy = policyOf(page(name));
  expect(policy['script-src']).toBe(scripts);
  expect(policy['connect-src']).toContain(host);
  expect(policy['img-src']).toContain(host);
  expect(
    Object.keys(policy)
      .filter((part) => policy[part] !== none[part])
      .sort(),
  ).toEqual(['connect-src', 'img-src', 'script-src']);
  expect(JSON.stringify(policy).includes('facebook')).toBe(name === 'pixel');
});

test('a host stands once however many need it', () => {
  expect(policyOf(page('container measurement'))['script-src']).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
});

test.each([
  'data-providers=&quot;pixel&quot;',
  'data-providers="pixel"',
  '<p data-providers="pixel">',
  page('evil constructor'),
])('words of a page open nothing: %s', (html) => {
  expect(contentSecurityPolicy(html)).toBe(contentSecurityPolicy(''));
});
