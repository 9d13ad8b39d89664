import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOf, marksOf } from './redirect-marks';
import { readPattern } from './redirect-patterns';
import { compileRedirects } from './website-redirects';

test.each([
  ['/Old/Page/', '/old/page'],
  ['/locations/ashanti/adum/:below', '/locations/ashanti/adum'],
  ['/locations/:state/adum', 'adum'],
  ['/:page/index.php', 'index.php'],
  ['/:a/:b', ':'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('%s is looked up as %s', (from, mark) => {
  expect(markOf(from)).toBe(mark);
});

test("an office's redirects are looked up in that office only", () => {
  const marks = marksOf('/locations/ashanti/adum/blog');
  expect(marks).toContain(markOf('/locations/ashanti/adum/blog'));
  expect(marks).not.toContain(markOf('/locations/ashanti/osu/blog'));
});

test('a path has the mark of every rule that it matches', () => {
  const segment = fc.constantFrom('a', 'B', ':x', ':y', ':', '%C3%A9', 'c.php');
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, path, (from, asked) => {
      const rule = { from, to: 'https://elsewhere.example', permanent: true };
      if (typeof readPattern(rule) === 'string' || !compileRedirects([rule]).find(asked)) return;
      expect(marksOf(asked)).toContain(markOf(from));
    }),
    { numRuns: 2_000 },
  );
});
