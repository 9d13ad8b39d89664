import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const policyOf = (...providers: string[]) =>
  Object.fromEntries(
    contentSecurityPolicy(providers)
      .split('; ')
      .map((part) => [part.split(' ')[0], part]),
  );
const defaultPolicy = policyOf();

test('content security policy › allows only the site itself without analytics providers', () => {
  expect(defaultPolicy['script-src']).toBe("script-src 'self'");
  expect(defaultPolicy['connect-src']).toBe("connect-src 'self'");
  expect(defaultPolicy['img-src']).toBe("img-src 'self' data: blob:");
});

test.each([
  ['container', "script-src 'self' https://www.googletagmanager.com", 'https://www.googletagmanager.com'],
  ['measurement', "script-src 'self' https://www.googletagmanager.com", 'https://*.google-analytics.com'],
  ['pixel', "script-src 'self' https://connect.facebook.net", 'https://www.facebook.com'],
])('content security policy › adds only the hosts of the provider %s', (name, scripts, host) => {
  const policy = policyOf(name);
  expect(policy['script-src']).toBe(scripts);
  expect(policy['connect-src']).toContain(host);
  expect(policy['img-src']).toContain(host);
  expect(
    Object.keys(policy)
      .filter((part) => policy[part] !== defaultPolicy[part])
      .sort(),
  ).toEqual(['connect-src', 'img-src', 'script-src']);
  expect(JSON.stringify(policy).includes('facebook')).toBe(name === 'pixel');
});

test('content security policy › lists a host once when several providers need it', () => {
  expect(policyOf('container', 'measurement')['script-src']).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
});

test('content security policy › ignores unknown provider names', () => {
  expect(policyOf('evil', 'constructor')).toEqual(defaultPolicy);
});
