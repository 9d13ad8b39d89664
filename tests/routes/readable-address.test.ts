import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableAddress } from '@/lib/routes/readable-address';

test.each([
  ['/en-GH/blog?x=%ff', '/en-GH/blog?x=%ff'],
  ['/en-GH/caf%C3%A9', '/en-GH/caf%C3%A9'],
  ['/media/a%20b.png', '/media/a%20b.png'],
  ['/en-GH/%ff', '/en-GH/%25ff'],
  ['/en-GH/blog/50%-off?page=2%', '/en-GH/blog/50%25-off?page=2%'],
  ['/en-GH/caf%C3%A9/%', '/en-GH/caf%25C3%25A9/%25'],
  ['/x%0a', '/x%250a'],
  ['/en-GH/blog/x%0D?page=2', '/en-GH/blog/x%250D?page=2'],
  ['/en-GH/zz%0ay', '/en-GH/zz%250ay'],
  ['/en-GH/%E2%80%A8', '/en-GH/%25E2%2580%25A8'],
  ['/en-GH/x%e2%80%a9/', '/en-GH/x%25e2%2580%25a9/'],
  ['/en-GH/x%250a?q=%0a', '/en-GH/x%250a?q=%0a'],
  ['/cms-api/pages%0a', '/api/unreadable-address'],
  ['/admin/%ff', '/api/unreadable-address'],
  ['/media/%c0%ae.png?w=1', '/api/unreadable-address'],
  ['*', '*'],
])('%s is answered at %s', (address, answered) => {
  expect(readableAddress(address)).toBe(answered);
});

test('whatever is asked for can be decoded from then on, and stands on one line', () => {
  const letters = fc.constantFrom(
    '%',
    'f',
    '0',
    '2',
    'a',
    '/',
    '.',
    '?',
    '#',
    'é',
    'admin/',
    '%C3',
    '%A9',
    '%0a',
    '%E2%80%A8',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
      const [path = ''] = readableAddress(`/${parts.join('')}`).split(/[?#]/, 1);
      expect(decodeURIComponent(path)).not.toMatch(/[\n\r\u2028\u2029]/);
    }),
  );
});
