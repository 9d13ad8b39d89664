// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { advanceTime, setText, setUpFakeSessions } from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();

describe('publishing after another user has signed in in another tab', () => {
  const signInAs = (email: string) => {
    server().editor = { ...server().editor, email };
  };

  it('is rejected by the server and asks the user to sign in again', async () => {
    const session = open();
    await advanceTime(0);
    server().instead = (method) => {
      if (method === 'POST') signInAs('kofi@example.com');
      return null;
    };
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state()).toMatchObject({ isSignedOut: true, saving: { kind: 'signed out' } });
  });

  it('shows no unpublished changes', async () => {
    const session = open();
    await advanceTime(0);
    signInAs('kofi@example.com');
    await session.publish();
    expect(session.state()).toMatchObject({ isSignedOut: true, publishPrompt: null, notice: null });
  });
});

it('publishing › is unavailable while a conflict is open', async () => {
  const session = open();
  await advanceTime(0);
  server().nodes = [{ id: 'a', type: 'rich-text', version: 0, props: { text: 'theirs' } }, server().nodes[1]];
  server().revision += 1;
  session.apply([setText('a', 'mine')]);
  await advanceTime(10_000);
  expect(session.state().editing.conflicts).toHaveLength(1);
  await session.publish();
  expect(session.state().notice?.sentence).toContain('choose a version first');
  expect(server().requests.filter((one) => one.includes('publish'))).toEqual([]);
});
