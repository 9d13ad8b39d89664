import { expect, test } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { hasMoved } from './placement';

const page = (...ids: string[]) =>
  openDocument(ids.map((id) => ({ id, type: 'rich-text', version: 0, props: { text: id } })));

test.each([
  ['down by one', 'b', page('a', 'b', 'c', 'd'), page('a', 'c', 'b', 'd'), true],
  ['to the end', 'a', page('a', 'b', 'c'), page('b', 'c', 'a'), true],
  ['of two', 'a', page('a', 'b'), page('b', 'a'), true],
  ['not after an insertion above', 'b', page('a', 'b', 'c'), page('a', 'x', 'b', 'c'), false],
  ['not after a removal below', 'b', page('a', 'b', 'c'), page('a', 'b'), false],
  ['not after insertions on both sides', 'b', page('a', 'b', 'c'), page('a', 'x', 'b', 'y', 'c'), false],
  ['not after removals on both sides', 'c', page('a', 'b', 'c', 'd', 'e'), page('a', 'c', 'e'), false],
  ['up past an inserted block', 'c', page('a', 'b', 'c'), page('c', 'x', 'a', 'b'), true],
  ['not when other blocks move', 'a', page('a', 'b', 'c', 'd'), page('a', 'b', 'd', 'c'), false],
  ['not when it is new', 'x', page('a'), page('a', 'x'), false],
])('hasMoved › %s', (_, id, before, after, expected) => {
  expect(hasMoved(id, before, after)).toBe(expected);
});
