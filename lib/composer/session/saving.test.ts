// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  advanceTime,
  isSave,
  kindOf,
  setText,
  setUpFakeSessions,
  textBlock,
} from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();
const saves = () => server().requests.filter((one) => one.startsWith('POST /cms-api')).length;

/** Response time of the server, in ms. */
const RESPONSE_TIME_MS = 150;
beforeEach(() => {
  const { fetch } = server();
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_TIME_MS));
    return fetch(...args);
  });
});

/** Types ten letters a second. */
async function typeFor(session: ReturnType<typeof open>, seconds: number): Promise<string> {
  let text = '';
  for (let count = 0; count < 10 * seconds; count += 1) {
    text += 'x';
    session.apply([setText('a', text)], 'text');
    await advanceTime(100);
  }
  return text;
}

describe('continuous typing', () => {
  it('is saved every two seconds', async () => {
    const session = open();
    await advanceTime(500);
    await typeFor(session, 3);
    expect(saves()).toBe(1);
    expect(server().nodes).not.toEqual([textBlock('a'), textBlock('b')]);
    const text = await typeFor(session, 10);
    expect(saves()).toBeGreaterThanOrEqual(5);
    expect(saves()).toBeLessThanOrEqual(7);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', text), textBlock('b')]);
    expect(kindOf(session)).toBe('saved');
  });

  it('is saved completely on an explicit save, including input during the request', async () => {
    const session = open();
    await advanceTime(500);
    session.apply([setText('a', 'first')]);
    const saved = session.save();
    await advanceTime(100);
    session.apply([setText('a', 'second')]);
    await advanceTime(2 * RESPONSE_TIME_MS);
    await saved;
    expect(server().nodes).toEqual([textBlock('a', 'second'), textBlock('b')]);
    expect(kindOf(session)).toBe('saved');
  });
});

describe('saves that conflict with other users', () => {
  it('are retried with exponential backoff and jitter, which restarts after a successful save', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('fetch', server().fetch);
    const session = open();
    await advanceTime(500);
    let remainingConflicts = 50;
    server().instead = (method, url) => {
      if (!isSave(method, url) || remainingConflicts === 0) return null;
      remainingConflicts -= 1;
      server().revision += 1;
      return { status: 409 };
    };
    session.apply([setText('a', 'x')]);
    const counts: number[] = [];
    await advanceTime(500);
    for (const time of [0, 100, 200, 400, 800, 1_500, 1_500]) {
      await advanceTime(time);
      counts.push(saves());
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(kindOf(session)).toBe('saving');
    remainingConflicts = 0;
    await advanceTime(1_500);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([textBlock('a', 'x'), textBlock('b')]);
    remainingConflicts = 1;
    session.apply([setText('a', 'y')]);
    await advanceTime(600);
    expect(server().nodes).toEqual([textBlock('a', 'y'), textBlock('b')]);
    vi.restoreAllMocks();
  });
});
