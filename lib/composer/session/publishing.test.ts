// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { findDeadLinksCall } from '@/schemas/composing/links';
import { type FakeAnswer, respond } from '@/tests/support/fake-routes';
import { advanceTime, setText, setUpFakeSessions, textBlock } from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();

describe('publishing', () => {
  it('publishes immediately if only the displayed changes are included', async () => {
    const session = open();
    session.apply([setText('a', 'x')]);
    await session.publish();
    expect(server().isPublished).toBe(true);
    expect(session.state().notice?.kind).toBe('published');
    expect(session.state().isPublished).toBe(true);
    session.apply([setText('a', 'y')]);
    await session.save();
    expect(session.state()).toMatchObject({ isPublished: false, isOnSite: true });
    // Another user publishes the page.
    server().revision += 1;
    server().isPublished = true;
    await advanceTime(4_500);
    expect(session.state().isPublished).toBe(true);
  });

  it('ignores a response to an earlier request that arrives late', async () => {
    const session = open();
    await advanceTime(500);
    server().others = [{ name: 'Kofi', block: null }];
    const { fetch } = server();
    let answer: () => void = () => undefined;
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const response = await fetch(...args);
      if (args[1]?.method === undefined && !/unpublished|dead-links/.test(String(args[0]))) await isLate;
      return response;
    });
    await advanceTime(4_000);
    await session.publish();
    expect(session.state().isPublished).toBe(true);
    answer();
    await advanceTime(0);
    expect(session.state().isPublished).toBe(true);
    await advanceTime(4_500);
    expect(session.state().others).toEqual(server().others);
    expect(session.state().isPublished).toBe(true);
  });

  it('asks for confirmation while the page contains placeholder text', async () => {
    const session = open();
    session.apply([setText('a', 'To be written: text')]);
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().publishPrompt).not.toBeNull();
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(true);
  });

  it('asks for confirmation while an unreadable block would be invisible to visitors', async () => {
    server().nodes = [{ type: 'rich-text', version: 0, props: { text: 'Without an id' } }, textBlock('a')];
    const session = open();
    session.apply([setText('a', 'x')]);
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().publishPrompt).not.toBeNull();
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(true);
  });

  it('shows the issues instead of a confirmation', async () => {
    server().nodes = [{ type: 'rich-text', version: 0, props: { text: 'Without an id' } }, textBlock('a')];
    const session = open();
    session.apply([setText('a', '')]);
    await session.publish();
    expect(session.state().publishPrompt).toBeNull();
    expect(session.state().notice).toMatchObject({ issues: [{ id: 'a', path: 'props.text' }] });
    expect(server().requests.filter((one) => one.endsWith('/publish'))).toEqual([]);
  });

  it('asks for confirmation about broken links, and continues if the check fails', async () => {
    const link = {
      language: 'en-GH',
      block: 'a',
      place: 'props.text',
      message: 'Nothing stands at /x',
    } as const;
    const mockLinkCheck = (answer: FakeAnswer<typeof findDeadLinksCall>) => {
      server().instead = (_method, { pathname }) => (pathname === '/compose/dead-links' ? answer : null);
    };
    mockLinkCheck({ status: 200, body: { links: [link] } });
    const session = open();
    await session.publish();
    expect(session.state().publishPrompt).toMatchObject({ deadLinks: [link] });
    expect(server().isPublished).toBe(false);
    expect(server().requests).toContain('GET /compose/dead-links?collection=pages&id=1&path=%2Fx');
    session.closePublishPrompt();
    mockLinkCheck({ status: 503 });
    await session.publish();
    expect(server().isPublished).toBe(true);
  });

  it('waits at most five seconds for the link check', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms <= 5_000 ? AbortSignal.abort() : new AbortController().signal));
    const link = {
      language: 'en-GH',
      block: 'a',
      place: 'props.text',
      message: 'Nothing stands at /x',
    } as const;
    const { fetch } = server();
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      args[1]?.signal?.throwIfAborted();
      return String(args[0]).includes('dead-links')
        ? respond(findDeadLinksCall, { status: 200, body: { links: [link] } })
        : fetch(...args);
    });
    await open().publish();
    expect(server().isPublished).toBe(true);
    timeout.mockRestore();
  });

  it('lists each issue of the page and of the server once', async () => {
    const serverIssue = (message: string, more: object = {}) => ({ path: 'blocks', message, ...more });
    const slowBlock = { block: 'b', place: '', sentence: 'This takes too long' };
    const missingText = { block: 'a', place: 'props.text', sentence: 'Fill this in' };
    const frenchIssue = { language: 'fr-CA' };
    const errors = [
      serverIssue('Text, Text: Fill this in', missingText),
      serverIssue('This takes too long', slowBlock),
      serverIssue('In Français: Text, Text: Fill this in', frenchIssue),
    ];
    server().instead = (_method, { pathname }) =>
      pathname.endsWith('/publish')
        ? { status: 400, body: { errors: [{ message: 'Invalid: blocks', data: { errors } }] } }
        : null;
    const session = open();
    session.apply([setText('a', '')]);
    await session.publish();
    expect(session.state().notice).toMatchObject({
      sentence: 'Nothing was published. Fix this first:',
      issues: [
        { id: 'a', path: 'props.text', message: 'Fill this in' },
        { id: 'b', path: '', message: 'This takes too long' },
        { path: '', message: 'In Français: Text, Text: Fill this in', language: 'fr-CA' },
      ],
    });
  });

  it('shows the message of the server if it names no block', async () => {
    server().instead = (_method, { pathname }) =>
      pathname.endsWith('/publish') ? { status: 503, body: { errors: [{ message: 'Come again' }] } } : null;
    const session = open();
    await session.publish();
    expect(session.state().notice).toMatchObject({ sentence: 'Come again', issues: [] });
  });

  it('asks for confirmation on a page that serves many addresses', async () => {
    const session = open();
    await session.publish({ isShared: true });
    expect(server().isPublished).toBe(false);
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(true);
  });

  it.each([
    { languages: ['en-GH', 'en-US'], hasSettings: false },
    { languages: [], hasSettings: true },
  ])('asks for confirmation if more would be published: %j', async (unpublished) => {
    server().unpublished = { ...unpublished };
    const session = open();
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().publishPrompt).toMatchObject(unpublished);
    session.closePublishPrompt();
    expect(session.state().publishPrompt).toBeNull();
    await session.publish();
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(true);
    expect(session.state().publishPrompt).toBeNull();
  });
});

describe('publish confirmation', () => {
  const unpublished = { languages: ['en-GH', 'en-US'], hasSettings: false };
  const moreUnpublished = { ...unpublished, languages: ['en-GH', 'en-US', 'fr'] };

  it('is repeated if other users have saved since', async () => {
    server().unpublished = unpublished;
    const session = open();
    await session.publish();
    server().revision += 1;
    server().unpublished = moreUnpublished;
    await advanceTime(4_500);
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(false);
    expect(session.state().publishPrompt).toMatchObject(moreUnpublished);
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(true);
  });

  it('is replaced by a notice if the additional changes no longer exist', async () => {
    server().unpublished = unpublished;
    const session = open();
    await session.publish();
    server().revision += 1;
    server().unpublished = { ...unpublished, languages: ['en-GH'] };
    await advanceTime(4_500);
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(false);
    expect(session.state()).toMatchObject({
      publishPrompt: null,
      notice: { kind: 'failed', sentence: expect.stringContaining('review it') },
    });
    await session.publish();
    expect(server().isPublished).toBe(true);
  });

  it('is rejected by the server if another user has saved since and this session does not know yet', async () => {
    server().unpublished = unpublished;
    const session = open();
    await session.publish();
    server().revision += 1;
    await session.publish({ isConfirmed: true });
    expect(server().isPublished).toBe(false);
    expect(session.state().notice?.kind).toBe('failed');
  });
});
