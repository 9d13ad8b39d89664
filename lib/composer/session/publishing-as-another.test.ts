// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pass, pretendSessions, say } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();

describe('somebody else who has signed in meanwhile, in another tab', () => {
  const become = (email: string) => {
    server().editor = { ...server().editor, email };
  };

  it('publishes nothing that this person was to publish, who signs in again first', async () => {
    const session = open();
    await pass(0);
    server().instead = (method) => {
      if (method === 'POST') become('kofi@example.com');
      return null;
    };
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state()).toMatchObject({ isSignedOut: true, saving: { kind: 'signed out' } });
  });

  it('is told nothing of what this person would publish', async () => {
    const session = open();
    await pass(0);
    become('kofi@example.com');
    await session.publish();
    expect(session.state()).toMatchObject({ isSignedOut: true, asking: null, notice: null });
  });
});

it('nothing is published or brought back while two have written different things in one field', async () => {
  const session = open();
  await pass(0);
  server().nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'theirs' } }, server().nodes[1]];
  server().revision += 1;
  session.do([say('a', 'mine')]);
  await pass(10_000);
  expect(session.state().editing.conflicts).toHaveLength(1);
  await session.publish();
  expect(session.state().notice?.sentence).toContain('choose first what is to stand');
  expect(server().asked.filter((one) => one.includes('publish'))).toEqual([]);
});
