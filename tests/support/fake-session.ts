import { afterEach, beforeEach, vi } from 'vitest';
import { type Editing, startEditing } from '@/lib/composer/editing/editing';
import { Session } from '@/lib/composer/session/session';
import type { UnsavedEditsStore } from '@/lib/composer/session/unsaved-edits-store';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { FakeComposingApi } from './fake-composing-api';

export const textBlock = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
export const setText = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['text'], value });
/**
 * Advances the fake clock by `time`, and lets pending responses resolve: reading a response takes several
 * real event-loop turns.
 */
export async function advanceTime(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  for (let tick = 0; tick < TICKS_PER_RESPONSE; tick += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
const TICKS_PER_RESPONSE = 20;
export const isSave = (method: string, url: URL) => method === 'POST' && url.pathname.endsWith('/composing');
export const kindOf = (session: Session) => session.state().saving.kind;

const context = { office: null, region: null, agent: null, listing: null, post: null };
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
export const emptyStorage: UnsavedEditsStore = {
  save: async () => undefined,
  clear: async () => undefined,
  adopt: async () => null,
};

const asStored = (editing: Editing): Editing => editing;

/**
 * Before each test, sets up a fake server with two blocks, `a` and `b`, and fake timers; `open` starts a
 * session with the edits that a closed tab left behind.
 */
export function setUpFakeSessions() {
  let server: FakeComposingApi;
  const ends: (() => void)[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    server = new FakeComposingApi([textBlock('a'), textBlock('b')]);
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    // Requests in flight resolve while timers are fake, so no retry is ever scheduled.
    await advanceTime(0);
    vi.useRealTimers();
  });
  const open = (editsStore: UnsavedEditsStore = emptyStorage, restoreEdits = asStored): Session => {
    const editing = restoreEdits(
      startEditing({ document: openDocument(server.nodes), revision: server.revision }),
    );
    const editor = { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true } as const;
    const filling = { document: editing.document, data: JSON.parse(JSON.stringify({ context })) };
    const session = new Session(
      page,
      {
        ...{
          editing,
          editor,
          pageData: filling,
          others: [],
          refused: [],
          isPublished: false,
          isOnSite: false,
          wasOnSite: false,
          notice: null,
          publishPrompt: null,
        },
        saving: { kind: 'saved' },
        selected: null,
        picture: null,
        targetField: null,
        viewed: null,
        focused: null,
        replaced: [],
        isSignedOut: false,
      },
      editsStore,
    );
    ends.push(session.start());
    return session;
  };
  return { open, server: () => server };
}
