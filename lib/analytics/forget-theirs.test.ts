// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forgetTheirs } from './forget-theirs';

test('takes away what providers left, and nothing of ours', () => {
  for (const cookie of ['_ga=1', '_ga_ABC=2', '_fbp=3', 'office=osu', 'a_ga=4']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as providers leave them.
    document.cookie = `${cookie}; path=/`;
  }
  forgetTheirs();
  const left = document.cookie.split('; ');
  expect(left).toEqual(expect.arrayContaining(['office=osu', 'a_ga=4']));
  expect(left.filter((cookie) => /^_(?:ga|fbp)/.test(cookie))).toEqual([]);
  for (const cookie of ['office', 'a_ga']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the next test has none.
    document.cookie = `${cookie}=; max-age=0; path=/`;
  }
});
