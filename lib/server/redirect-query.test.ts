import { expect, test } from 'vitest';
import { appendRequestQuery } from './page-request';

test.each([
  ['/en-GH/blog', '/old', '/en-GH/blog'],
  ['/en-GH/blog', '/old?utm_source=mail&login=1', '/en-GH/blog?utm_source=mail&login=1'],
  ['/en-GH/blog?utm_source=print&y=2', '/old?utm_source=mail&x=1', '/en-GH/blog?y=2&utm_source=mail&x=1'],
  ['/en-GH/blog?store=osu', '/old?store=tema', '/en-GH/blog?store=osu'],
  ['/en-GH/agents/ama#my-listings', '/old?a=1&a=2', '/en-GH/agents/ama?a=1&a=2#my-listings'],
  ['https://other.example/', '/old?gclid=x', 'https://other.example/?gclid=x'],
  ['/en-GH/blog', '/old?store=osu&setlang=1', '/en-GH/blog'],
  ['/en-GH/old?region=volta', '/en-GH/old?words=&region=volta', '/en-GH/old?region=volta'],
  ['/en-GH/old', '/en-GH/old?words=', '/en-GH/old'],
  ['/en-GH/blog', '/old?x=%0d%0aset-cookie:y', '/en-GH/blog?x=%0D%0Aset-cookie%3Ay'],
])('appendRequestQuery › target %s requested as %s becomes %s', (location, url, expected) => {
  expect(appendRequestQuery(location, url)).toBe(expected);
});
