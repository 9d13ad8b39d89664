// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession, createSessionWith } from '@/tests/support/create-session';
import { startEditing } from '../editing/editing';
import { connectCanvas } from './connect-canvas';

const ignore = () => undefined;

it.each([
  ['pages', 'This section is shared by many pages: edit it under Sections'],
  ['website-sections', 'This part belongs to the preview page: edit only the blocks in the list'],
] as const)(
  'connectCanvas › announces what a click outside of the blocks of %s has hit',
  (collection, sentence) => {
    const nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'a' } }];
    const editing = startEditing({ document: openDocument(nodes), revision: 1 });
    const session = createSession(editing, { selected: 'a' }, collection);
    const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
    Object.assign(canvas ?? {}, { structuredClone });
    const announce = vi.fn();
    const end = connectCanvas(session, {
      canvas: () => canvas,
      announce,
      insertAt: ignore,
      onReady: ignore,
      onRendered: ignore,
    });
    const data = { kind: 'select', ids: [], isText: false };
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: canvas }),
    );
    expect(announce).toHaveBeenCalledExactlyOnceWith(sentence);
    expect(session.state().selected).toBeNull();
    end();
  },
);

it('connectCanvas › reports that the data of an inserted block is pending before it sends the block', () => {
  const session = createSessionWith([]);
  const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.assign(canvas ?? {}, { structuredClone });
  const messages: unknown[] = [];
  canvas?.addEventListener('message', ({ data }) =>
    messages.push(data.kind === 'pending' ? data.ids : data.kind),
  );
  const end = connectCanvas(session, {
    canvas: () => canvas,
    announce: ignore,
    insertAt: ignore,
    onReady: ignore,
    onRendered: ignore,
  });
  const data = { kind: 'request-page', canvas: 'one', lastPageNumber: 0 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: canvas }));
  messages.length = 0;
  const node = { id: 'grid', type: 'listing-grid', version: 0, props: {}, bind: { source: 'listings' } };
  session.apply([{ kind: 'insert', node, at: { parent: null, slot: '', after: null } }]);
  expect(messages).toEqual([['grid'], 'operations']);
  end();
});
