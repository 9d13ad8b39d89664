import { expect, test } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { hasMoved } from './has-moved';

const page = (...ids: string[]) =>
  openDocument(ids.map((id) => ({ id, type: 'rich-text', version: 0, props: { text: id } })));

test.each([
  ['down by one', 'b', page('a', 'b', 'c', 'd'), page('a', 'c', 'b', 'd'), true],
  ['to the end', 'a', page('a', 'b', 'c'), page('b', 'c', 'a'), true],
  ['of two', 'a', page('a', 'b'), page('b', 'a'), true],
  ['not by what was put in above it', 'b', page('a', 'b', 'c'), page('a', 'x', 'b', 'c'), false],
  ['not by what was taken out below it', 'b', page('a', 'b', 'c'), page('a', 'b'), false],
  ['not by what comes on both sides', 'b', page('a', 'b', 'c'), page('a', 'x', 'b', 'y', 'c'), false],
  ['not by what goes on both sides', 'c', page('a', 'b', 'c', 'd', 'e'), page('a', 'c', 'e'), false],
  ['up past what comes', 'c', page('a', 'b', 'c'), page('c', 'x', 'a', 'b'), true],
  ['not by what moves elsewhere', 'a', page('a', 'b', 'c', 'd'), page('a', 'b', 'd', 'c'), false],
  ['not where it is new', 'x', page('a'), page('a', 'x'), false],
])('a block has moved %s', (_, id, before, after, expected) => {
  expect(hasMoved(id, before, after)).toBe(expected);
});
