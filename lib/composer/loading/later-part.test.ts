// @vitest-environment jsdom
import { act, createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnLater, laterPart, loadPartsSoon } from './later-part';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Words = () => createElement('p', null, 'Here');
const cutOff = () => Promise.reject(new Error('Cut off'));

it('all parts are fetched once, a moment after a page has opened; one that does not come keeps none of the others', async () => {
  const [lost, found] = [vi.fn(cutOff), vi.fn(async () => Words)];
  const [one, other] = [laterPart(lost), laterPart(found)];
  loadPartsSoon()();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(found).not.toHaveBeenCalled();
  loadPartsSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([one.now(), other.now()]).toEqual([null, Words]);
  await other.load();
  expect(found).toHaveBeenCalledOnce();
});

it('one that is drawn and did not come is asked for again until it is there, and never thrown', async () => {
  const load = vi.fn<() => Promise<typeof Words>>().mockImplementationOnce(cutOff).mockResolvedValue(Words);
  const Part = drawnLater(laterPart(load));
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(createElement(Suspense, { fallback: 'Not yet' }, createElement(Part))));
  expect(container.textContent).toBe('Not yet');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(container.textContent).toBe('Here');
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
