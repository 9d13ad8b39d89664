import { describe, expect, test } from 'vitest';
import { documentLimits, findIdIssue, findLimitIssue } from './limits';
import { walkNodes } from './nodes';
import { truncateDocument } from './truncate-document';

const node = (id: string, inside: unknown[] = []) => ({ id, type: 'box', slots: { inside } });

function nested(depth: number): unknown[] {
  let inside: unknown[] = [];
  for (let level = depth; level > 0; level -= 1) inside = [node(`n-${level}`, inside)];
  return inside;
}

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

/**
 * Documents beyond a limit, the id and message of the issue, and the number of nodes that are still read.
 */
const oversized = [
  ['blocks', Array.from({ length: 501 }, (_, at) => node(`n-${at}`)), 'n-500', /at most 500 blocks/, 500],
  ['a million blocks', Array.from({ length: 1_000_000 }, () => null), '#500', /at most 500 blocks/, 500],
  [
    'blocks inside',
    [
      node(
        'a',
        Array.from({ length: 500 }, () => ({})),
      ),
    ],
    '#0.slots.inside.499',
    /500 blocks/,
    500,
  ],
  ['depth', nested(7), 'n-7', /at most 6 levels deep/, 6],
  ['a great depth', nested(100_000), 'n-7', /at most 6 levels deep/, 6],
  ['bytes', [node('a'), { id: 'b', text: 'x'.repeat(600_000) }], 'b', /at most 512 kB/, 1],
  ['bytes of long signs', [{ id: 'a', text: '説'.repeat(200_000) }], 'a', /at most 512 kB/, 0],
  ['bytes together', [1, 2].map((n) => ({ id: `b-${n}`, text: 'x'.repeat(300_000) })), 'b-1', /512 kB/, 1],
  ['bytes of keys', [{ id: 'a', ['k'.repeat(600_000)]: 1 }], 'a', /512 kB/, 0],
  ['nesting of values', [{ id: 'a', props: deep(100_000) }], 'a', /at most 64 levels deep/, 0],
] as const;

describe('a document beyond the limits', () => {
  test.each(oversized)('of %s is rejected with the id of the block', (_description, nodes, id, message) => {
    expect(findLimitIssue(nodes)).toMatchObject({ id, message: expect.stringMatching(message) });
  });

  test.each(oversized)(
    'of %s is truncated to the limits for reading',
    (_description, nodes, _id, _message, nodeCount) => {
      const truncated = truncateDocument(nodes);
      expect([...walkNodes(truncated)]).toHaveLength(nodeCount);
      expect(findLimitIssue(truncated)).toBeNull();
    },
  );
});

test('a document within the limits is read unchanged', () => {
  const nodes = [
    node('a', [node('b')]),
    null,
    'x',
    { slots: 'y' },
    { slots: { one: 'z', two: [1] } },
    ...nested(6),
  ];
  expect(findLimitIssue(nodes)).toBeNull();
  expect(truncateDocument(nodes)).toEqual(nodes);
  expect(truncateDocument({ no: 'list' })).toEqual([]);
});

test.each([
  ['a', true],
  ['Home-1_hero', true],
  ['1'.repeat(documentLimits.id), true],
  ['1'.repeat(documentLimits.id + 1), false],
  ['', false],
  ['-a', false],
  ['a b', false],
  ['a"b', false],
  ['a.b', false],
  ['é', false],
])('an id %j is valid: %s', (id, isValid) => expect(findIdIssue(id) === null).toBe(isValid));
