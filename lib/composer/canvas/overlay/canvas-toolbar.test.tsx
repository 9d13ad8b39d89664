// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SelectedBlock } from '../messages';
import { CanvasToolbar } from './canvas-toolbar';

const selected: SelectedBlock = {
  ...{ id: 'a', type: 'rich-text', label: 'Text', isHidden: false, source: null, trail: [] },
  ...{ canInsert: true, refusal: null },
  actions: [{ command: 'remove', label: 'Take out', reason: null }],
};

it('canvas toolbar › sends one remove command for a double click and moves the focus to the toolbar', async () => {
  const postMessage = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const { container } = await act(async () => render(<CanvasToolbar selected={selected} />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(async () => button?.click());
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Block tools: Text');
});
