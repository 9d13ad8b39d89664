// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useHeldStill } from './use-held-still';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Told = ({ words }: { words: string }) => <p>{useHeldStill(words, false)}</p>;

it('what was left while a pointer was down holds nothing that comes after it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const show = async (root: ReturnType<typeof createRoot>, words: string) => {
    await act(async () => root.render(<Told words={words} />));
    return container.textContent;
  };
  const first = createRoot(container);
  await show(first, 'One');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await show(first, 'Two')).toBe('One');
  await act(async () => first.unmount());
  const second = createRoot(container);
  await show(second, 'One');
  expect(await show(second, 'Two')).toBe('Two');
});
