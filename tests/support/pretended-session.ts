import { afterEach, beforeEach, vi } from 'vitest';
import { beginEditing, type Editing } from '@/lib/composer/editing/editing';
import type { Keeping } from '@/lib/composer/session/kept-edits';
import { Session } from '@/lib/composer/session/session';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { PretendComposing } from './pretend-composing';

export const words = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
export const say = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
/** Has so much time pass by the clock in hand, and what was asked meanwhile be answered: to read an answer takes turns of the real one. */
export async function pass(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  for (let turn = 0; turn < turnsOfAnAnswer; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const turnsOfAnAnswer = 20;
export const isSave = (method: string, url: URL) => method === 'POST' && url.pathname.endsWith('/composing');
export const kindOf = (session: Session) => session.state().saving.kind;

const context = { office: null, region: null, agent: null, listing: null, post: null };
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
export const nothingKept: Keeping = {
  keep: async () => undefined,
  forget: async () => undefined,
  adopt: async () => null,
};

const asStored = (editing: Editing): Editing => editing;

/**
 * Before each test a server of two blocks, `a` and `b`, and hands on the clock; `open` begins a session with it, with what a closed tab has
 * left of it.
 */
export function pretendSessions() {
  let server: PretendComposing;
  const ends: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    server = new PretendComposing([words('a'), words('b')]);
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    // What is on its way comes back while the clock is in hand: what it would try again is never tried.
    await pass(0);
    vi.useRealTimers();
  });
  const open = (keeping: Keeping = nothingKept, left = asStored): Session => {
    const editing = left(beginEditing({ document: openDocument(server.nodes), revision: server.revision }));
    const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
    const filling = { of: editing.document, page: JSON.parse(JSON.stringify({ context })) };
    const session = new Session(
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
        saving: { kind: 'saved' },
        selected: null,
        picture: null,
        sought: null,
        viewed: null,
        focused: null,
        replaced: [],
        isSignedOut: false,
      },
      keeping,
    );
    ends.push(session.start());
    return session;
  };
  return { open, server: () => server };
}
