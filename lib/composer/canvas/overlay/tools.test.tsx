// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Chosen } from '../messages';
import { Tools } from './tools';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const chosen: Chosen = {
  ...{ id: 'a', type: 'rich-text', label: 'Text', isHidden: false, from: null, trail: [] },
  ...{ mayPutIn: true, refusal: null },
  actions: [{ command: 'remove', label: 'Take out', reason: null }],
};

it('a double press on “Take out” is told once, and the focus is with all tools then', async () => {
  const told = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Tools chosen={chosen} />));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await act(async () => button?.click());
  expect(told).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tools of Text');
});
