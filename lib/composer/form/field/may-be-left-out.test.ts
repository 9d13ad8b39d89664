import { expect, it } from 'vitest';
import { mayBeLeftOut } from './may-be-left-out';

const post = { source: 'post', query: {} };

it.each([
  ['what the schema lets one leave out', { type: 'office-hero' }, ['heading'], true],
  ['what has to be there', { type: 'hero' }, ['heading'], false],
  ['what its source gives', { type: 'hero', bind: post }, ['heading'], true],
  ['within an entry', { type: 'image-with-text' }, ['note', 'small'], false],
  ['of a block of another version', { type: 'strange' }, ['heading'], false],
])('an emptied text is taken out or not: %s', (_what, own, path, expected) => {
  expect(mayBeLeftOut(own, path)).toBe(expected);
});
