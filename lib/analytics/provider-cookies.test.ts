// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { deleteProviderCookies } from './consent';

test('deletes the cookies of providers and keeps those of the site', () => {
  for (const cookie of ['_ga=1', '_ga_ABC=2', '_fbp=3', 'office=osu', 'a_ga=4']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as providers leave them.
    document.cookie = `${cookie}; path=/`;
  }
  deleteProviderCookies();
  const remainingCookies = document.cookie.split('; ');
  expect(remainingCookies).toEqual(expect.arrayContaining(['office=osu', 'a_ga=4']));
  expect(remainingCookies.filter((cookie) => /^_(?:ga|fbp)/.test(cookie))).toEqual([]);
  for (const cookie of ['office', 'a_ga']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the next test has none.
    document.cookie = `${cookie}=; max-age=0; path=/`;
  }
});
