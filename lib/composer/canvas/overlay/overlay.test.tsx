// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
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
  const container = document.body.appendChild(document.createElement('div'));
  const renderBlocks = (ids: string[], id: string | null, canInsert = true) => {
    const page = openDocument(ids.map(block));
    render(
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
      { container },
    );
  };
  renderBlocks(['a'], null);
  renderBlocks(['a'], 'a');
  await waitFor(() => expect(document.querySelectorAll('.canvas-insert').length).toBeGreaterThan(0));
  expect(scrollCalls).toEqual([]);
  renderBlocks(['a', 'b'], 'a');
  renderBlocks(['a', 'b'], 'b');
  await waitFor(() => expect(scrollCalls).toEqual([{ block: 'center', behavior: 'smooth' }]));
  renderBlocks(['a', 'b'], 'b', false);
  expect(document.querySelectorAll('.canvas-insert')).toHaveLength(0);
});
