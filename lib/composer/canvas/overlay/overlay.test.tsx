// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Chosen } from '../messages';
import { Overlay } from './overlay';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const block = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });
const chosen = (id: string, mayPutIn = true): Chosen => ({
  ...{ id, type: 'rich-text', label: 'Text', isHidden: false, from: null },
  ...{ trail: [], actions: [], mayPutIn, refusal: null },
});

it('brings a block that was just put in wholly into sight, and moves nothing under a click', async () => {
  const scrolled: (ScrollIntoViewOptions | boolean | undefined)[] = [];
  Element.prototype.scrollIntoView = (how) => void scrolled.push(how);
  const bottom = window.innerHeight;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 100, 300);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (ids: string[], id: string | null, mayPutIn = true) => {
    const page = openDocument(ids.map(block));
    flushSync(() =>
      root.render(
        <>
          <Overlay
            chosen={id === null ? null : chosen(id, mayPutIn)}
            pointed={null}
            guests={[]}
            document={page}
          />
          {ids.map((one) => (
            <div key={one} data-block={one}>
              <p>{one}</p>
            </div>
          ))}
        </>,
      ),
    );
  };
  show(['a'], null);
  show(['a'], 'a');
  await vi.waitFor(() => expect(document.querySelectorAll('.canvas-insert').length).toBeGreaterThan(0));
  expect(scrolled).toEqual([]);
  show(['a', 'b'], 'a');
  show(['a', 'b'], 'b');
  await vi.waitFor(() => expect(scrolled).toEqual([{ block: 'center', behavior: 'smooth' }]));
  show(['a', 'b'], 'b', false);
  expect(document.querySelectorAll('.canvas-insert')).toHaveLength(0);
  flushSync(() => root.unmount());
});
