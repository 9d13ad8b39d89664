import { expect, test, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionOf } from '@/tests/support/session-of';
import { beginEditing } from '../editing/editing';
import { isBare } from './is-bare';

const words = { id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } };
const columns = { id: 'c', type: 'columns', version: 0, props: {} };
const section = {
  ...{ id: 's', type: 'website-section', version: 0, props: {} },
  bind: { source: 'section', name: 'promo' },
};
const footer = { id: 'f', type: 'site-footer', version: 0, props: {} };

/** A page of these blocks, with these below them. */
function of(nodes: readonly unknown[], below: readonly unknown[]) {
  const editing = beginEditing({ document: openDocument(nodes), revision: 1 });
  return { editing, filling: { of: editing.document, page: JSON.parse(JSON.stringify({ footer: below })) } };
}

test.each([
  ['nothing', [], [footer], true],
  ['what is hidden', [{ ...words, hidden: true }], [footer], true],
  ['words', [words], [footer], false],
  ['columns in which nothing stands', [columns], [footer], true],
  [
    'columns in which all is hidden',
    [{ ...columns, slots: { first: [{ ...words, hidden: true }] } }],
    [footer],
    true,
  ],
  ['columns with words', [{ ...columns, slots: { first: [words] } }], [footer], false],
  ['a section of which the blocks come from elsewhere', [section], [footer], false],
  ['a text of its own beside its blocks', [], [{ ...words, id: 'body' }, footer], false],
])('a page with %s', (_, nodes, below, expected) => {
  expect(isBare(of(nodes, below))).toBe(expected);
});

test('it is published only by whoever says that it is to be', async () => {
  const nodes = [{ ...words, hidden: true }];
  const server = new PretendComposing(nodes);
  vi.stubGlobal('fetch', server.fetch);
  const { editing, filling } = of(nodes, [footer]);
  const session = sessionOf(editing, { filling });
  await session.publish();
  expect([server.isPublished, session.state().asking === null]).toEqual([false, false]);
  await session.publish({ isSure: true });
  expect(server.isPublished).toBe(true);
});
