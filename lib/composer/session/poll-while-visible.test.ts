// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './page-lifecycle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('pollWhileVisible › starts the next request only after the previous one has settled', async () => {
  let open = 0;
  let maxOpen = 0;
  const poll = vi.fn(async () => {
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    await new Promise((resolve) => setTimeout(resolve, 14_000));
    open -= 1;
  });
  const stop = pollWhileVisible(poll, 4_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(maxOpen).toBe(1);
  expect(poll.mock.calls.length).toBeGreaterThan(2);
  stop();
  const { length } = poll.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(poll.mock.calls).toHaveLength(length);
});
