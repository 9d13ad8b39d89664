// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { beginEditing } from '../editing/editing';
import { Session } from './session';

/** Of this file alone: sessions of others, which go on asking, are not counted. */
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '77' } as const;
const isOurs = (address: string, body: unknown) =>
  address.includes(`/pages/${page.id}/`) || String(body).includes(`"id":${page.id},`);
const say = (value: string): Operation => ({ kind: 'set', id: typedBlock, path: ['heading'], value });
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

let server: PretendComposing;
/** What was answered, as `GET 304 0`: how, and with how many letters. */
let answers: string[];
let session: Session;
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  server = new PretendComposing(await mixedBlocks(100, 1), Number(page.id));
  answers = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await server.fetch(input, init);
    if (isOurs(input, init?.body))
      answers.push(`${init?.method ?? 'GET'} ${answer.status} ${(await answer.clone().text()).length}`);
    return answer;
  });
  const editing = beginEditing({ document: openDocument(server.nodes), revision: server.revision });
  const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
  const filling = { of: editing.document, page: JSON.parse('{}') };
  session = new Session(
    page,
    {
      ...{
        editing,
        editor,
        filling,
        others: [],
        refused: [],
        isPublished: false,
        isOnSite: false,
        wasOnSite: false,
        notice: null,
        asking: null,
      },
      ...{
        saving: { kind: 'saved' },
        selected: null,
        picture: null,
        sought: null,
        viewed: null,
        focused: null,
        replaced: [],
        isSignedOut: false,
      },
    },
    { keep: async () => undefined, forget: async () => undefined, adopt: async () => null },
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

describe('asking what others have done', () => {
  it('is answered with nothing when nothing is new, and draws nothing', async () => {
    const heard = vi.fn();
    session.listen(heard);
    await pass(12_000);
    expect(answers).toEqual(['GET 304 0', 'GET 304 0', 'GET 304 0']);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is answered with nothing after somebody’s own save', async () => {
    session.do([say('Mine')]);
    await pass(8_000);
    expect(answers.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
      'POST 200',
      'GET 304',
      'GET 304',
    ]);
  });

  it('is answered without the page when only who is there is new, and with it when others have saved', async () => {
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

  it('waits while the tab is out of sight, and is done at once when it is shown again', async () => {
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(answers).toEqual([]);
    shown.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(answers).toEqual(['GET 304 0']);
  });
});

describe('the data of the page', () => {
  const fillings = () => answers.filter((one) => one.startsWith('POST 503')).length;

  it('is not asked for after words were typed, whatever the pause', async () => {
    for (const text of ['A', 'Ab', 'Abc']) {
      session.do([say(text)], 'heading');
      await pass(3_000);
    }
    expect(fillings()).toBe(0);
  });

  it('is asked for once when a source is asked something else', async () => {
    const id = [...session.state().editing.document.blocks.keys()].find((one) =>
      one.startsWith('listing-grid'),
    );
    if (!id) throw new Error('No grid on the page');
    for (const limit of [4, 5, 6]) {
      session.do([{ kind: 'bind', id, bind: { source: 'listings', query: { limit } } }]);
      await pass(100);
    }
    await pass(3_000);
    expect(fillings()).toBe(1);
  });
});
