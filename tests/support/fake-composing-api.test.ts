// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { advanceTime, isSave, kindOf, setText, setUpFakeSessions, textBlock } from './fake-session';

const { open, server } = setUpFakeSessions();

/** Drops the responses of the first saves; returns the ids of all sent saves. */
function loseResponses(times: number): string[] {
  const sent: string[] = [];
  server().instead = (method, url, body) => {
    if (!isSave(method, url)) return null;
    sent.push(JSON.parse(body).save);
    return sent.length <= times ? 'lost' : null;
  };
  return sent;
}

describe('save with a lost response', () => {
  it('is sent again with its id, and applied once', async () => {
    const sent = loseResponses(2);
    const session = open();
    session.apply([setText('a', 'x')]);
    await advanceTime(60_000);
    expect(kindOf(session)).toBe('saved');
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(sent).size).toBe(1);
    expect(server()).toMatchObject({ revision: 2, nodes: [textBlock('a', 'x'), textBlock('b')] });
  });

  it('does not overwrite what another user saved before the retry', async () => {
    loseResponses(1);
    const session = open();
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    server().nodes = [textBlock('a', 'x'), textBlock('b', 'theirs')];
    server().revision += 1;
    await advanceTime(60_000);
    expect(kindOf(session)).toBe('saved');
    expect(server()).toMatchObject({ revision: 3, nodes: [textBlock('a', 'x'), textBlock('b', 'theirs')] });
    expect(session.state().editing.document.blocks.get('b')?.node).toMatchObject({
      props: { text: 'theirs' },
    });
  });
});
