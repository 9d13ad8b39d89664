import { expect, test } from 'vitest';
import { isAllowedTarget, parseHosts } from './allowed-hosts';

const hosts = parseHosts('partner.example, Shop.example:8443\nnews.example');

test.each([
  ['/blog', true],
  ['/blog?to=https://evil.example', true],
  ['https://partner.example/a?b', true],
  ['https://PARTNER.example', true],
  ['https://shop.example:8443/', true],
  ['https://shop.example/', false],
  ['http://partner.example/', false],
  ['https://www.partner.example/', false],
  ['https://partner.example.evil.example/', false],
  ['https://partner.example@evil.example/', false],
  ['https://me@partner.example/', false],
  ['https://evil.example/partner.example', false],
  ['https://', false],
])('%s: %s', (to, expected) => {
  expect(isAllowedTarget(to, hosts)).toBe(expected);
});

test.each([undefined, null, '', ' , '])('allows no host for %j', (value) => {
  expect(isAllowedTarget('https://partner.example/', parseHosts(value))).toBe(false);
});
