// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { TargetInput } from './target-input';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

it('whoever chooses a page in place of an address that leads nowhere goes on in the search for it', async () => {
  vi.stubGlobal('fetch', async (place: string) =>
    place.startsWith('/compose/led-to')
      ? Response.json({ found: null, isThere: false })
      : new Promise(() => undefined),
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  vi.useFakeTimers();
  await act(async () =>
    root.render(
      <TargetInput
        value={{ url: '/nowhere-at-all' }}
        change={() => undefined}
        id="to"
        about="about"
        isWrong={false}
        disabled={false}
      />,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(600));
  vi.useRealTimers();
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('Choose a page');
  button?.focus();
  await act(async () => button?.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search for a page');
  await act(async () => root.unmount());
});
