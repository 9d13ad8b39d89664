// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isSave, kindOf, pass, pretendSessions, say, words } from './pretended-session';

const { open, server } = pretendSessions();

/** The ids of the saves that were sent, whose answers are lost so many times. */
function loseAnswers(times: number): string[] {
  const sent: string[] = [];
  server().instead = (method, url, body) => {
    if (!isSave(method, url)) return null;
    sent.push(JSON.parse(body).save);
    return sent.length <= times ? 'lost' : null;
  };
  return sent;
}

describe('a save whose answer is lost', () => {
  it('is sent again under its id, and done once', async () => {
    const sent = loseAnswers(2);
    const session = open();
    session.do([say('a', 'x')]);
    await pass(60_000);
    expect(kindOf(session)).toBe('saved');
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(sent).size).toBe(1);
    expect(server()).toMatchObject({ revision: 2, nodes: [words('a', 'x'), words('b')] });
  });

  it('takes nothing of what somebody else has saved before it is sent again', async () => {
    loseAnswers(1);
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    server().nodes = [words('a', 'x'), words('b', 'theirs')];
    server().revision += 1;
    await pass(60_000);
    expect(kindOf(session)).toBe('saved');
    expect(server()).toMatchObject({ revision: 3, nodes: [words('a', 'x'), words('b', 'theirs')] });
    expect(session.state().editing.document.blocks.get('b')?.own).toMatchObject({
      props: { text: 'theirs' },
    });
  });
});
