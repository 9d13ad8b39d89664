import { expect, it } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { describeChanges } from './describe-changes';

const text = (id: string, content = id) => ({ id, type: 'rich-text', version: 0, props: { text: content } });
const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: id } });
const changes = (before: object[], after: object[]) =>
  describeChanges(openDocument(before), openDocument(after));

it.each([
  ['nothing', [text('a')], [text('a')], []],
  ['a block more', [text('a')], [text('a'), call('b')], ['Added: Call to action']],
  [
    'one less, and words',
    [text('a'), call('b')],
    [text('a', 'other')],
    ['Deleted: Call to action', 'Changed: Text'],
  ],
  ['several of a kind', [], [text('a'), text('b'), call('c')], ['Added: Text (2), Call to action']],
  ['a place', [text('a'), call('b')], [call('b'), text('a')], ['Moved: Text']],
  ['what visitors see', [text('a')], [{ ...text('a'), hidden: true }], ['Hidden: Text']],
])('describeChanges › lists changes by the labels of the blocks: %s', (_case, before, after, expected) => {
  expect(changes(before, after)).toEqual(expected);
});
