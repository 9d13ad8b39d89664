// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isSave, kindOf, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';

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

describe('whoever comes behind others who save all the time', () => {
  it('waits longer each time, for a random part of it, and begins anew once something was saved', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('fetch', server().fetch);
    const session = open();
    await pass(500);
    let crowd = 50;
    server().instead = (method, url) => {
      if (!isSave(method, url) || crowd === 0) return null;
      crowd -= 1;
      server().revision += 1;
      return { status: 409 };
    };
    session.do([say('a', 'x')]);
    const counts: number[] = [];
    await pass(500);
    for (const time of [0, 100, 200, 400, 800, 1_500, 1_500]) {
      await pass(time);
      counts.push(saves());
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(kindOf(session)).toBe('saving');
    crowd = 0;
    await pass(1_500);
    expect(kindOf(session)).toBe('saved');
    expect(server().nodes).toEqual([words('a', 'x'), words('b')]);
    crowd = 1;
    session.do([say('a', 'y')]);
    await pass(600);
    expect(server().nodes).toEqual([words('a', 'y'), words('b')]);
    vi.restoreAllMocks();
  });
});
