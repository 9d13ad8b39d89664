import { expect, it } from 'vitest';
import { MAX_TAG_LENGTH } from '../next-adapter/tag-limits';
import { isRedirectTag, readRedirect, redirectTags } from './redirect-directive';

it.each([
  ['/en-GH/locations', '/en-GH/locations'],
  ['/en-GH/a?b=1,2&c="2"#it\'s', '/en-GH/a?b=1,2&c="2"#it\'s'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['/en-GH/ɔdɔ <b>', '/en-GH/%C9%94d%C9%94%20<b>'],
  ['/a\r\nset-cookie: b', '/a%0D%0Aset-cookie:%20b'],
  ['/a\ud800', '/a%EF%BF%BD'],
])('redirect directive › carries %j as a location header', (target, location) => {
  expect(readRedirect(redirectTags(target, 308))).toEqual({ status: 308, location });
});

it('redirect directive › carries the status', () => {
  expect(readRedirect(redirectTags('/a', 307))).toEqual({ status: 307, location: '/a' });
});

it('redirect directive › splits a long target into tags that Next accepts, in any order', () => {
  const target = `/en-GH/${'a,%ɔ'.repeat(500)}`;
  const tags = redirectTags(target, 308);
  expect(tags.length).toBeGreaterThan(10);
  expect(tags.filter((tag) => tag.length > MAX_TAG_LENGTH || tag.includes(','))).toEqual([]);
  expect(readRedirect(['pages', ...tags.toReversed()])?.location).toBe(target.replaceAll('ɔ', '%C9%94'));
});

it('redirect directive › recognises its own tags only', () => {
  expect(redirectTags('/a', 308).every(isRedirectTag)).toBe(true);
  expect(['pages', 'redirects', 'redirect:1'].filter(isRedirectTag)).toEqual([]);
  expect(readRedirect(['pages', 'redirects'])).toBeNull();
});
