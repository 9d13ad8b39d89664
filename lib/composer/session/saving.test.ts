// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();
const saves = () => server().asked.filter((one) => one.startsWith('POST /cms-api')).length;

/** How long the server takes to answer, in ms. */
const answering = 150;
beforeEach(() => {
  const { fetch } = server();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await new Promise((resolve) => setTimeout(resolve, answering));
    return fetch(...asked);
  });
});

/** Ten letters a second, so many seconds long. */
async function type(session: ReturnType<typeof open>, seconds: number): Promise<string> {
  let text = '';
  for (let count = 0; count < 10 * seconds; count += 1) {
    text += 'x';
    session.do([say('a', text)], 'text');
    await pass(100);
  }
  return text;
}

describe('whoever types without a pause', () => {
  it('is saved every two seconds, and no more often', async () => {
    const session = open();
    await pass(500);
    await type(session, 3);
    expect(saves()).toBe(1);
    expect(server().nodes).not.toEqual([words('a'), words('b')]);
    const text = await type(session, 10);
    expect(saves()).toBeGreaterThanOrEqual(5);
    expect(saves()).toBeLessThanOrEqual(7);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', text), words('b')]);
    expect(kindOf(session)).toBe('saved');
  });

  it('is saved whole when it is asked for, whatever was typed on the way', async () => {
    const session = open();
    await pass(500);
    session.do([say('a', 'first')]);
    const saved = session.save();
    await pass(100);
    session.do([say('a', 'second')]);
    await pass(2 * answering);
    await saved;
    expect(server().nodes).toEqual([words('a', 'second'), words('b')]);
    expect(kindOf(session)).toBe('saved');
  });
});
