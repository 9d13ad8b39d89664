// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { sessionOf, sessionWith } from '@/tests/support/session-of';
import { beginEditing } from '../editing/editing';
import { joinCanvas } from './join-canvas';

const ignore = () => undefined;

it.each([
  ['pages', 'This part is the same on many pages: it is changed among the sections'],
  [
    'website-sections',
    'This part belongs to the page that is only looked at: the blocks of the section are the ones in the list',
  ],
] as const)('what is pressed beside the blocks of %s is said to be what it is', (collection, sentence) => {
  const nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'a' } }];
  const editing = beginEditing({ document: openDocument(nodes), revision: 1 });
  const session = sessionOf(editing, { selected: 'a' }, collection);
  const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.assign(canvas ?? {}, { structuredClone });
  const say = vi.fn();
  const end = joinCanvas(session, {
    canvas: () => canvas,
    say,
    insertAt: ignore,
    begun: ignore,
    drawn: ignore,
  });
  const data = { kind: 'select', ids: [], isText: false };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: canvas }));
  expect(say).toHaveBeenCalledExactlyOnceWith(sentence);
  expect(session.state().selected).toBeNull();
  end();
});

it('of a block that is put in, the canvas is told beforehand that its source has still to be asked', () => {
  const session = sessionWith([]);
  const canvas = document.body.appendChild(document.createElement('iframe')).contentWindow;
  Object.assign(canvas ?? {}, { structuredClone });
  const told: unknown[] = [];
  canvas?.addEventListener('message', ({ data }) =>
    told.push(data.kind === 'awaited' ? data.ids : data.kind),
  );
  const end = joinCanvas(session, {
    canvas: () => canvas,
    say: ignore,
    insertAt: ignore,
    begun: ignore,
    drawn: ignore,
  });
  const data = { kind: 'begin', canvas: 'one', heard: 0 };
  window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source: canvas }));
  told.length = 0;
  const node = { id: 'grid', type: 'listing-grid', version: 0, props: {}, bind: { source: 'listings' } };
  session.do([{ kind: 'insert', node, at: { parent: null, slot: '', after: null } }]);
  expect(told).toEqual([['grid'], 'operations']);
  end();
});
