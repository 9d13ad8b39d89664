// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { SelectedBlock } from '../messages';
import { Overlay } from './overlay';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const block = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const selectedBlock = (id: string, canInsert = true): SelectedBlock => ({
  ...{ id, type: 'rich-text', label: 'Text', isHidden: false, source: null },
  ...{ trail: [], actions: [], canInsert, refusal: null },
});

it('overlay › scrolls an inserted block fully into view and does not scroll on a click', async () => {
  const scrollCalls: (ScrollIntoViewOptions | boolean | undefined)[] = [];
  Element.prototype.scrollIntoView = (how) => void scrollCalls.push(how);
  const bottom = window.innerHeight;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 100, 300);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (ids: string[], id: string | null, canInsert = true) => {
    const page = openDocument(ids.map(block));
    flushSync(() =>
      root.render(
        <>
          <Overlay
            selected={id === null ? null : selectedBlock(id, canInsert)}
            hovered={null}
            remoteSelections={[]}
            document={page}
          />
          {ids.map((blockId) => (
            <div key={blockId} data-block={blockId}>
              <p>{blockId}</p>
            </div>
          ))}
        </>,
      ),
    );
  };
  render(['a'], null);
  render(['a'], 'a');
  await vi.waitFor(() => expect(document.querySelectorAll('.canvas-insert').length).toBeGreaterThan(0));
  expect(scrollCalls).toEqual([]);
  render(['a', 'b'], 'a');
  render(['a', 'b'], 'b');
  await vi.waitFor(() => expect(scrollCalls).toEqual([{ block: 'center', behavior: 'smooth' }]));
  render(['a', 'b'], 'b', false);
  expect(document.querySelectorAll('.canvas-insert')).toHaveLength(0);
  flushSync(() => root.unmount());
});
