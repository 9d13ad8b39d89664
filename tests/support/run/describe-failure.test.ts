import { expect, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const stacks = [
  { file: path('node_modules/chai/index.js'), line: 1 },
  { file: path('tests/backend/menus.test.ts'), line: 12 },
];

function path(file: string): string {
  return `${process.cwd()}/${file}`;
}

test('a failure names subject, expected and actual value, and the line of the test', () => {
  const diff = '\u001b[32m- Expected\u001b[39m\n+ Received\n\n-   "z",\n+   "y",';
  expect(
    describeFailure('tests/backend/menus.test.ts: menus > two', { message: 'not equal', diff, stacks }),
  ).toBe(
    [
      '  tests/backend/menus.test.ts: menus > two',
      '    not equal',
      '    - Expected',
      '    + Received',
      '    -   "z",',
      '    +   "y",',
      '    at tests/backend/menus.test.ts:12',
    ].join('\n'),
  );
});

test('a long message is cut off, and says how much is missing', () => {
  const message = Array.from({ length: 14 }, (_, line) => `line ${line}`).join('\n');
  const lines = describeFailure('subject', { message }).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('    … and 4 lines more');
});
