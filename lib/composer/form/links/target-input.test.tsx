// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TargetInput } from './target-input';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

it('target input › focuses the page search after the user chooses a page instead of a dead address', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/compose/resolve-link')
      ? Response.json({ found: null, isThere: false })
      : new Promise(() => undefined),
  );
  vi.useFakeTimers();
  const { container } = await act(async () =>
    render(
      <TargetInput
        value={{ url: '/nowhere-at-all' }}
        onChange={() => undefined}
        id="to"
        describedBy="about"
        isInvalid={false}
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
});
