// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { advanceTime, setText, setUpFakeSessions } from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();

describe('published state of a draft', () => {
  it('is published again once it equals the published content and the server reports no other changes', async () => {
    server().isPublished = true;
    const session = open();
    await advanceTime(4_500);
    expect(session.state().isPublished).toBe(true);
    session.apply([setText('a', 'x')]);
    await session.save();
    expect(session.state().isPublished).toBe(false);
    session.undo();
    await session.save();
    await advanceTime(0);
    // Other languages still have unpublished changes.
    expect(session.state().isPublished).toBe(false);
    server().unpublished = { languages: [], hasSettings: false };
    session.redo();
    await session.save();
    session.undo();
    await session.save();
    await advanceTime(10);
    expect(session.state().isPublished).toBe(true);
    // The same revision is received again because another user has arrived.
    server().others = [{ name: 'Kofi', block: null }];
    await advanceTime(4_500);
    expect(session.state()).toMatchObject({ isPublished: true, others: [{ name: 'Kofi' }] });
    session.apply([setText('a', 'y')]);
    await session.save();
    await advanceTime(0);
    expect(session.state().isPublished).toBe(false);
  });

  it('is checked once after an earlier version was restored, regardless of publications since', async () => {
    server().unpublished = { languages: [], hasSettings: false };
    const session = open();
    await advanceTime(0);
    await session.publish();
    server().isPublished = false;
    server().revision += 1;
    await advanceTime(4_500);
    session.apply([setText('a', 'x')]);
    session.recheckPublished();
    await session.save();
    await advanceTime(10);
    expect(session.state().isPublished).toBe(true);
  });

  it('is not checked while the draft differs from the published content', async () => {
    server().isPublished = true;
    const session = open();
    await advanceTime(4_500);
    session.apply([setText('a', 'x')]);
    await session.save();
    await advanceTime(0);
    expect(server().requests.filter((one) => one.includes('/unpublished'))).toEqual([]);
  });
});
