// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { findDeadLinksCall } from '@/schemas/composing/links';
import { type FakeAnswer, respond } from '@/tests/support/fake-routes';
import { pass, pretendSessions, say, words } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();

describe('publishing', () => {
  it('is done at once when nothing but what is on the screen goes out', async () => {
    const session = open();
    session.do([say('a', 'x')]);
    await session.publish();
    expect(server().isPublished).toBe(true);
    expect(session.state().notice?.kind).toBe('published');
    expect(session.state().isPublished).toBe(true);
    session.do([say('a', 'y')]);
    await session.save();
    expect(session.state()).toMatchObject({ isPublished: false, isOnSite: true });
    // Somebody else publishes it.
    server().revision += 1;
    server().isPublished = true;
    await pass(4_500);
    expect(session.state().isPublished).toBe(true);
  });

  it('is not called back by what was asked before it and is answered late', async () => {
    const session = open();
    await pass(500);
    server().others = [{ name: 'Kofi', block: null }];
    const { fetch } = server();
    let answer: () => void = () => undefined;
    const isLate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answered = await fetch(...asked);
      if (asked[1]?.method === undefined && !/unpublished|dead-links/.test(String(asked[0]))) await isLate;
      return answered;
    });
    await pass(4_000);
    await session.publish();
    expect(session.state().isPublished).toBe(true);
    answer();
    await pass(0);
    expect(session.state().isPublished).toBe(true);
    await pass(4_500);
    expect(session.state().others).toEqual(server().others);
    expect(session.state().isPublished).toBe(true);
  });

  it('asks first while something on the page is to be written', async () => {
    const session = open();
    session.do([say('a', 'To be written: text')]);
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().asking).not.toBeNull();
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(true);
  });

  it('asks first while visitors would see nothing of a block that cannot be read', async () => {
    server().nodes = [{ type: 'rich-text', version: 0, props: { text: 'Without an id' } }, words('a')];
    const session = open();
    session.do([say('a', 'x')]);
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().asking).not.toBeNull();
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(true);
  });

  it('asks nobody about a page on which something has to be mended first', async () => {
    server().nodes = [{ type: 'rich-text', version: 0, props: { text: 'Without an id' } }, words('a')];
    const session = open();
    session.do([say('a', '')]);
    await session.publish();
    expect(session.state().asking).toBeNull();
    expect(session.state().notice).toMatchObject({ toMend: [{ id: 'a', path: 'props.text' }] });
    expect(server().asked.filter((one) => one.endsWith('/publish'))).toEqual([]);
  });

  it('asks first about links that lead visitors nowhere, and goes on when that cannot be told', async () => {
    const link = {
      language: 'en-GH',
      block: 'a',
      place: 'props.text',
      message: 'Nothing stands at /x',
    } as const;
    const told = (answer: FakeAnswer<typeof findDeadLinksCall>) => {
      server().instead = (_method, { pathname }) => (pathname === '/compose/dead-links' ? answer : null);
    };
    told({ status: 200, body: { links: [link] } });
    const session = open();
    await session.publish();
    expect(session.state().asking).toMatchObject({ deadLinks: [link] });
    expect(server().isPublished).toBe(false);
    expect(server().asked).toContain('GET /compose/dead-links?collection=pages&id=1&path=%2Fx');
    session.keepUnpublished();
    told({ status: 503 });
    await session.publish();
    expect(server().isPublished).toBe(true);
  });

  it('waits two seconds at most for what is known of links', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms <= 2_000 ? AbortSignal.abort() : new AbortController().signal));
    const link = {
      language: 'en-GH',
      block: 'a',
      place: 'props.text',
      message: 'Nothing stands at /x',
    } as const;
    const { fetch } = server();
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      asked[1]?.signal?.throwIfAborted();
      return String(asked[0]).includes('dead-links')
        ? respond(findDeadLinksCall, { status: 200, body: { links: [link] } })
        : fetch(...asked);
    });
    await open().publish();
    expect(server().isPublished).toBe(true);
    timeout.mockRestore();
  });

  it('names all that is to be mended, what is seen here and what the server says besides, each once', async () => {
    const told = (message: string, more: object = {}) => ({ path: 'blocks', message, ...more });
    const dear = { block: 'b', place: '', sentence: 'This takes too long' };
    const empty = { block: 'a', place: 'props.text', sentence: 'Fill this in' };
    const inFrench = { language: 'fr-CA' };
    const errors = [
      told('Text, Text: Fill this in', empty),
      told('This takes too long', dear),
      told('In Français: Text, Text: Fill this in', inFrench),
    ];
    server().instead = (_method, { pathname }) =>
      pathname.endsWith('/publish')
        ? { status: 400, body: { errors: [{ message: 'Invalid: blocks', data: { errors } }] } }
        : null;
    const session = open();
    session.do([say('a', '')]);
    await session.publish();
    expect(session.state().notice).toMatchObject({
      sentence: 'Nothing was published. This is to be mended first:',
      toMend: [
        { id: 'a', path: 'props.text', message: 'Fill this in' },
        { id: 'b', path: '', message: 'This takes too long' },
        { path: '', message: 'In Français: Text, Text: Fill this in', language: 'fr-CA' },
      ],
    });
  });

  it('is refused with the words of the server where it names no block', async () => {
    server().instead = (_method, { pathname }) =>
      pathname.endsWith('/publish') ? { status: 503, body: { errors: [{ message: 'Come again' }] } } : null;
    const session = open();
    await session.publish();
    expect(session.state().notice).toMatchObject({ sentence: 'Come again', toMend: [] });
  });

  it('asks first when the page stands for many', async () => {
    const session = open();
    await session.publish({ isForMany: true });
    expect(server().isPublished).toBe(false);
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(true);
  });

  it.each([
    { languages: ['en-GH', 'en-US'], hasSettings: false },
    { languages: [], hasSettings: true },
  ])('asks first when more goes out: %j', async (more) => {
    server().unpublished = { ...more };
    const session = open();
    await session.publish();
    expect(server().isPublished).toBe(false);
    expect(session.state().asking).toMatchObject(more);
    session.keepUnpublished();
    expect(session.state().asking).toBeNull();
    await session.publish();
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(true);
    expect(session.state().asking).toBeNull();
  });
});

describe('whoever is asked first, and then says that they are sure', () => {
  const more = { languages: ['en-GH', 'en-US'], hasSettings: false };
  const evenMore = { ...more, languages: ['en-GH', 'en-US', 'fr'] };

  it('is asked anew when others have saved while the question stood open', async () => {
    server().unpublished = more;
    const session = open();
    await session.publish();
    server().revision += 1;
    server().unpublished = evenMore;
    await pass(4_500);
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(false);
    expect(session.state().asking).toMatchObject(evenMore);
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(true);
  });

  it('is not asked about nothing then, but told to look at the page', async () => {
    server().unpublished = more;
    const session = open();
    await session.publish();
    server().revision += 1;
    server().unpublished = { ...more, languages: ['en-GH'] };
    await pass(4_500);
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(false);
    expect(session.state()).toMatchObject({
      asking: null,
      notice: { kind: 'not done', sentence: expect.stringContaining('look at it') },
    });
    await session.publish();
    expect(server().isPublished).toBe(true);
  });

  it('publishes the revision that the question was about, when nobody here has heard yet of another one', async () => {
    server().unpublished = more;
    const session = open();
    await session.publish();
    server().revision += 1;
    await session.publish({ isSure: true });
    expect(server().isPublished).toBe(false);
    expect(session.state().notice?.kind).toBe('not done');
  });
});
