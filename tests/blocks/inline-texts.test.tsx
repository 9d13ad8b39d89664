// @vitest-environment jsdom

import { setTimeout } from 'node:timers/promises';
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { BlockFrame } from '@/lib/composer/canvas/block-frame';
import { inlineTexts } from '@/lib/composer/canvas/inline-editing/inline-texts';
import { locateTexts } from '@/lib/composer/canvas/inline-editing/locate-texts';
import { findRenderedText, textAt } from '@/lib/composer/canvas/inline-editing/rendered-texts';
import { openTextField } from '@/lib/composer/canvas/inline-editing/text-field';
import type { Block } from '@/lib/engine/block';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadBlocks } from '@/lib/engine/load-blocks';
import { exampleOf } from '../support/example-blocks';
import { sampleCases } from '../support/test-scope';

/** Texts that are announced or replace a picture, and are not in the text of the page. */
const notInline = new Set(['gallery pictures.#.caption']);

const page = exampleContext();

/** Renders a block's example on a page and locates its texts. */
async function onPage(block: Block) {
  const { stored, resolved } = await exampleOf(block);
  const blocks = await loadBlocks([resolved], registry);
  const { container, unmount } = await act(async () =>
    render(
      <LiveBlocks
        blocks={blocks}
        page={page}
        report={() => undefined}
        wrap={(id, drawn) => <BlockFrame id={id} rendered={drawn} quarantined={null} />}
      />,
    ),
  );
  // Wait until islands have loaded their scripts.
  while (container.querySelector('[data-block] > *') === null) await act(() => setTimeout(20));
  const frame = container.querySelector('[data-block]');
  if (!frame) throw new Error('Not drawn');
  const placed = await act(async () => locateTexts(block, { node: stored, resolved, page }));
  const close = async () => {
    await act(async () => unmount());
    container.remove();
  };
  return { stored, resolved, frame, placed, container, close };
}

describe.each(sampleCases(registry.all, 12).map((block) => [block.type, block] as const))(
  'inline texts of %s',
  (type, block) => {
    it('are located where they are rendered, and writing restores the markup', async () => {
      const { stored, resolved, frame, placed, container, close } = await onPage(block);
      const foundPaths = new Set(placed.map(({ path }) => path.join('.')));
      const missing = inlineTexts(block, stored.props)
        .map(({ path }) => path.join('.'))
        .filter((path) => !foundPaths.has(path) && !notInline.has(`${type} ${path.replace(/\d+/g, '#')}`));
      expect(missing).toEqual([]);
      for (const text of placed) {
        const shown = findRenderedText(frame, text, textAt(resolved.props, text.path) ?? '');
        expect(shown, text.path.join('.')).not.toBeNull();
        if (!shown) continue;
        const before = container.innerHTML;
        const typed: string[] = [];
        const writing = openTextField(text, shown, null, {
          onInput: (value) => typed.push(value),
          onCommand: () => undefined,
          onLeave: () => undefined,
          onClose: () => undefined,
        });
        const field = container.querySelector('.canvas-text-field');
        expect(field?.textContent).toBe(text.value);
        field?.append('!');
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        expect(typed).toEqual([`${text.value}!`]);
        writing.close();
        expect(container.innerHTML.replaceAll(' class=""', '')).toBe(before.replaceAll(' class=""', ''));
      }
      await close();
    });
  },
);
