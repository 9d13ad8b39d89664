import { expect, test, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { startEditing } from '../editing/editing';
import { hasNoContent } from './publish-checks';

const textBlock = { id: 'a', type: 'rich-text', version: 0, props: { text: 'Words' } };
const columns = { id: 'c', type: 'columns', version: 0, props: {} };
const section = {
  ...{ id: 's', type: 'website-section', version: 0, props: {} },
  bind: { source: 'section', name: 'promo' },
};
const footer = { id: 'f', type: 'site-footer', version: 0, props: {} };

/** State of a page with these blocks and this footer. */
function stateOf(nodes: readonly unknown[], footerBlocks: readonly unknown[]) {
  const editing = startEditing({ document: openDocument(nodes), revision: 1 });
  return {
    editing,
    pageData: { document: editing.document, data: JSON.parse(JSON.stringify({ footer: footerBlocks })) },
  };
}

test.each([
  ['no blocks', [], [footer], true],
  ['a hidden block', [{ ...textBlock, hidden: true }], [footer], true],
  ['a text block', [textBlock], [footer], false],
  ['empty columns', [columns], [footer], true],
  [
    'columns with hidden blocks only',
    [{ ...columns, slots: { first: [{ ...textBlock, hidden: true }] } }],
    [footer],
    true,
  ],
  ['columns with a text block', [{ ...columns, slots: { first: [textBlock] } }], [footer], false],
  ['a website section', [section], [footer], false],
  ['a body text besides its blocks', [], [{ ...textBlock, id: 'body' }, footer], false],
])('hasNoContent › a page with %s', (_, nodes, footerBlocks, expected) => {
  expect(hasNoContent(stateOf(nodes, footerBlocks))).toBe(expected);
});

test('publishing › asks for confirmation on a page without content', async () => {
  const nodes = [{ ...textBlock, hidden: true }];
  const server = new FakeComposingApi(nodes);
  vi.stubGlobal('fetch', server.fetch);
  const { editing, pageData } = stateOf(nodes, [footer]);
  const session = createSession(editing, { pageData });
  await session.publish();
  expect([server.isPublished, session.state().publishPrompt === null]).toEqual([false, false]);
  await session.publish({ isConfirmed: true });
  expect(server.isPublished).toBe(true);
});
