// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent, loadable, schedulePreload } from './lazy-component';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TestPart = () => createElement('p', null, 'Here');
const failToLoad = () => Promise.reject(new Error('Cut off'));

it('preload › fetches all parts once after a delay; one that fails does not stop the others', async () => {
  const [failing, loading] = [vi.fn(failToLoad), vi.fn(async () => TestPart)];
  const [failingPart, loadingPart] = [loadable(failing), loadable(loading)];
  schedulePreload()();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loading).not.toHaveBeenCalled();
  schedulePreload();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([failingPart.getLoaded(), loadingPart.getLoaded()]).toEqual([null, TestPart]);
  await loadingPart.load();
  expect(loading).toHaveBeenCalledOnce();
});

it('lazyComponent › retries a failed load until it succeeds, and never throws', async () => {
  const load = vi
    .fn<() => Promise<typeof TestPart>>()
    .mockImplementationOnce(failToLoad)
    .mockResolvedValue(TestPart);
  const Part = lazyComponent(loadable(load));
  const { container } = await act(async () =>
    render(createElement(Suspense, { fallback: 'Not yet' }, createElement(Part))),
  );
  expect(container.textContent).toBe('Not yet');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(container.textContent).toBe('Here');
  expect(load).toHaveBeenCalledTimes(2);
});
