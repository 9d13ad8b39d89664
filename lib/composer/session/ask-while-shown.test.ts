// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWhileShown } from './ask-while-shown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a server that is slow is asked one thing at a time, and again once it has answered or failed', async () => {
  let open = 0;
  let most = 0;
  const ask = vi.fn(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 14_000));
    open -= 1;
  });
  const end = askWhileShown(ask, 4_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(most).toBe(1);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  end();
  const { length } = ask.mock.calls;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls).toHaveLength(length);
});
