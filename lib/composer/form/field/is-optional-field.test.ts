import { expect, it } from 'vitest';
import { isOptionalField } from './is-optional-field';

const post = { source: 'post', query: {} };

it.each([
  ['optional in the schema', { type: 'office-hero' }, ['heading'], true],
  ['required', { type: 'hero' }, ['heading'], false],
  ['supplied by the source', { type: 'hero', bind: post }, ['heading'], true],
  ['inside an entry', { type: 'image-with-text' }, ['note', 'small'], false],
  ['of an unknown block type', { type: 'strange' }, ['heading'], false],
])('isOptionalField › %s', (_case, node, path, expected) => {
  expect(isOptionalField(node, path)).toBe(expected);
});
