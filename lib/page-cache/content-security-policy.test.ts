import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const scriptSources = (html: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'));

it('allows each inline script once, by its hash, and no other', () => {
  const html =
    '<script>one()</script><script id="_R_">two()</script><script>one()</script><script src="/a.js"></script>';
  expect(scriptSources(html)).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
});

it('allows no inline style', () => {
  expect(contentSecurityPolicy('<p style="color: red">plain</p>')).toContain("; style-src 'self';");
});

it('allows no inline script on a page without one', () => {
  expect(scriptSources('<p>plain</p>')).toBe("script-src 'self'");
});
