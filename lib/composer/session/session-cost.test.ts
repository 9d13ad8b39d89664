// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { startEditing } from '../editing/editing';
import { Session } from './session';

/** Unique to this file, so that requests of sessions of other tests are not counted. */
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '77' } as const;
const isOwnRequest = (address: string, body: unknown) =>
  address.includes(`/pages/${page.id}/`) || String(body).includes(`"id":${page.id},`);
const setHeading = (value: string): Operation => ({ kind: 'set', id: typedBlock, path: ['heading'], value });
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

let server: FakeComposingApi;
/** The responses as `GET 304 0`: method, status and length of the body. */
let answers: string[];
let session: Session;
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = new FakeComposingApi(await mixedBlocks(100, 1), Number(page.id));
  answers = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await server.fetch(input, init);
    if (isOwnRequest(input, init?.body))
      answers.push(`${init?.method ?? 'GET'} ${answer.status} ${(await answer.clone().text()).length}`);
    return answer;
  });
  const editing = startEditing({ document: openDocument(server.nodes), revision: server.revision });
  const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true } as const;
  const pageData = { document: editing.document, data: JSON.parse('{}') };
  session = new Session(
    page,
    {
      ...{
        editing,
        editor,
        pageData,
        others: [],
        refused: [],
        isPublished: false,
        isOnSite: false,
        wasOnSite: false,
        notice: null,
        publishPrompt: null,
      },
      ...{
        saving: { kind: 'saved' },
        selected: null,
        picture: null,
        targetField: null,
        viewed: null,
        focused: null,
        replaced: [],
        isSignedOut: false,
      },
    },
    { save: async () => undefined, clear: async () => undefined, adopt: async () => null },
  );
  end = session.start();
  await pass(4_500);
  answers.length = 0;
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('polling for remote changes', () => {
  it('gets an empty 304 response and notifies no listeners if nothing changed', async () => {
    const listener = vi.fn();
    session.subscribe(listener);
    await pass(12_000);
    expect(answers).toEqual(['GET 304 0', 'GET 304 0', 'GET 304 0']);
    expect(listener).not.toHaveBeenCalled();
  });

  it('gets an empty 304 response after a save of the same user', async () => {
    session.apply([setHeading('Mine')]);
    await pass(8_000);
    expect(answers.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
      'POST 200',
      'GET 304',
      'GET 304',
    ]);
  });

  it('gets the presence without the document if only that changed, and the document after a save of another user', async () => {
    server.others = [{ name: 'Kofi', block: null }];
    await pass(4_000);
    expect(session.state().others).toEqual(server.others);
    expect(Number(answers[0]?.split(' ')[2])).toBeLessThan(400);
    server.nodes = server.nodes.slice(1);
    server.revision += 1;
    await pass(4_000);
    expect(session.state().editing.document.root).toHaveLength(server.nodes.length);
    await pass(4_000);
    expect(answers.at(-1)).toBe('GET 304 0');
  });

  it('pauses while the tab is hidden and continues immediately when it becomes visible', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(answers).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(answers).toEqual(['GET 304 0']);
  });
});

describe('page data', () => {
  const countPageDataRequests = () => answers.filter((one) => one.startsWith('POST 503')).length;

  it('is not requested after typing', async () => {
    for (const text of ['A', 'Ab', 'Abc']) {
      session.apply([setHeading(text)], 'heading');
      await pass(3_000);
    }
    expect(countPageDataRequests()).toBe(0);
  });

  it('is requested once after several changes of a binding', async () => {
    const id = [...session.state().editing.document.blocks.keys()].find((one) =>
      one.startsWith('listing-grid'),
    );
    if (!id) throw new Error('No grid on the page');
    for (const limit of [4, 5, 6]) {
      session.apply([{ kind: 'bind', id, bind: { source: 'listings', query: { limit } } }]);
      await pass(100);
    }
    await pass(3_000);
    expect(countPageDataRequests()).toBe(1);
  });
});
