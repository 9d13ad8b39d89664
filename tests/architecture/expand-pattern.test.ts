import { expect, test } from 'vitest';
import { expandPattern } from './expand-pattern';

test.each([
  ['^lib/(a|b)/', ['^lib/a/', '^lib/b/']],
  ['^app/(api|\\(cms\\))/|^codegen\\.ts$', ['^app/api/', '^app/\\(cms\\)/', '^codegen\\.ts$']],
  ['^(app|lib/(a|b))/', ['^app/', '^lib/a/', '^lib/b/']],
  ['\\.(test|stories)\\.tsx?$', ['\\.test\\.tsx?$', '\\.stories\\.tsx?$']],
  ['x/(dist/)?y', ['x/dist/y', 'x/y']],
  ['^blocks/[^/]+/', ['^blocks/[^/]+/']],
])('%s', (pattern, expected) => {
  expect(expandPattern(pattern)).toEqual(expected);
});
