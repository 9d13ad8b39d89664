// @vitest-environment jsdom
import { setTimeout } from 'node:timers/promises';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { BlockFrame } from '@/lib/composer/canvas/block-frame';
import { inlineTexts } from '@/lib/composer/canvas/writing/described-texts';
import { findShown, textAt } from '@/lib/composer/canvas/writing/find-shown';
import { placeTexts } from '@/lib/composer/canvas/writing/place-texts';
import { writeText } from '@/lib/composer/canvas/writing/write-text';
import type { Block } from '@/lib/engine/block';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { exampleOf } from '../support/example-blocks';
import { thinOut } from '../support/long-form';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** What is read out, or shown in a picture's place, and stands in no text of the page. */
const neverShown = new Set(['gallery pictures.#.caption']);

const page = exampleContext();

/** A block's example on a page, with the places of its texts. */
async function onPage(block: Block) {
  const { stored, filled } = await exampleOf(block);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const blocks = await loadBlocks([filled], registry);
  await act(async () =>
    root.render(
      <LiveBlocks
        blocks={blocks}
        page={page}
        report={() => undefined}
        wrap={(id, drawn) => <BlockFrame id={id} drawn={drawn} withheld={null} />}
      />,
    ),
  );
  // Islands bring their scripts first.
  while (container.querySelector('[data-block] > *') === null) await act(() => setTimeout(20));
  const frame = container.querySelector('[data-block]');
  if (!frame) throw new Error('Not drawn');
  const placed = await act(async () => placeTexts(block, { own: stored, drawn: filled, page }));
  const close = async () => {
    await act(async () => root.unmount());
    container.remove();
  };
  return { stored, filled, frame, placed, container, close };
}

describe.each(thinOut(registry.all, 12).map((block) => [block.type, block] as const))(
  'the texts of %s',
  (type, block) => {
    it('are found where they are shown, and the page is as it was after writing', async () => {
      const { stored, filled, frame, placed, container, close } = await onPage(block);
      const found = new Set(placed.map(({ path }) => path.join('.')));
      const missing = inlineTexts(block, stored.props)
        .map(({ path }) => path.join('.'))
        .filter((path) => !found.has(path) && !neverShown.has(`${type} ${path.replace(/\d+/g, '#')}`));
      expect(missing).toEqual([]);
      for (const text of placed) {
        const shown = findShown(frame, text, textAt(filled.props, text.path) ?? '');
        expect(shown, text.path.join('.')).not.toBeNull();
        if (!shown) continue;
        const before = container.innerHTML;
        const typed: string[] = [];
        const writing = writeText(text, shown, null, {
          typed: (value) => typed.push(value),
          command: () => undefined,
          left: () => undefined,
          ended: () => undefined,
        });
        const field = container.querySelector('.canvas-writing');
        expect(field?.textContent).toBe(text.value);
        field?.append('!');
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        expect(typed).toEqual([`${text.value}!`]);
        writing.end();
        expect(container.innerHTML.replaceAll(' class=""', '')).toBe(before.replaceAll(' class=""', ''));
      }
      await close();
    });
  },
);
