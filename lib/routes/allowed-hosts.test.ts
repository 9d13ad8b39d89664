import { expect, test } from 'vitest';
import { mayLeadTo, readHosts } from './allowed-hosts';

const hosts = readHosts('partner.example, Shop.example:8443\nnews.example');

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
  expect(mayLeadTo(to, hosts)).toBe(expected);
});

test.each([undefined, null, '', ' , '])('no host is allowed by %j', (value) => {
  expect(mayLeadTo('https://partner.example/', readHosts(value))).toBe(false);
});
