// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useFrozenValue } from './use-frozen-value';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Probe = ({ value }: { value: string }) => <p>{useFrozenValue(value, false)}</p>;

it('useFrozenValue › forgets a pressed pointer when it is unmounted', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const render = async (root: ReturnType<typeof createRoot>, value: string) => {
    await act(async () => root.render(<Probe value={value} />));
    return container.textContent;
  };
  const first = createRoot(container);
  await render(first, 'One');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await render(first, 'Two')).toBe('One');
  await act(async () => first.unmount());
  const second = createRoot(container);
  await render(second, 'One');
  expect(await render(second, 'Two')).toBe('Two');
});
