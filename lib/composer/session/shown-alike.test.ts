// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pass, pretendSessions, say } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();

describe('what is saved and says what visitors see already', () => {
  it('counts as published, once the server says so of all languages and settings', async () => {
    server().isPublished = true;
    const session = open();
    await pass(4_500);
    expect(session.state().isPublished).toBe(true);
    session.do([say('a', 'x')]);
    await session.save();
    expect(session.state().isPublished).toBe(false);
    session.undo();
    await session.save();
    await pass(0);
    // The American words are still to be published.
    expect(session.state().isPublished).toBe(false);
    server().unpublished = { languages: [], hasSettings: false };
    session.redo();
    await session.save();
    session.undo();
    await session.save();
    await pass(10);
    expect(session.state().isPublished).toBe(true);
    // The same revision is heard of again, since somebody has come.
    server().others = [{ name: 'Kofi', block: null }];
    await pass(4_500);
    expect(session.state()).toMatchObject({ isPublished: true, others: [{ name: 'Kofi' }] });
    session.do([say('a', 'y')]);
    await session.save();
    await pass(0);
    expect(session.state().isPublished).toBe(false);
  });

  it('is asked about once after an earlier version was brought back, whatever was published', async () => {
    server().unpublished = { languages: [], hasSettings: false };
    const session = open();
    await pass(0);
    await session.publish();
    server().isPublished = false;
    server().revision += 1;
    await pass(4_500);
    session.do([say('a', 'x')]);
    session.suspectPublished();
    await session.save();
    await pass(10);
    expect(session.state().isPublished).toBe(true);
  });

  it('nobody asks while it says something else', async () => {
    server().isPublished = true;
    const session = open();
    await pass(4_500);
    session.do([say('a', 'x')]);
    await session.save();
    await pass(0);
    expect(server().asked.filter((one) => one.includes('/unpublished'))).toEqual([]);
  });
});
