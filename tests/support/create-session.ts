import type { Editing } from '@/lib/composer/editing/editing';
import { startEditing } from '@/lib/composer/editing/editing';
import { Session } from '@/lib/composer/session/session';
import type { SessionState } from '@/lib/composer/session/session-state';
import { openDocument } from '@/lib/document/operations/open-document';
import type { ComposableCollection } from '@/schemas/composing/call-parts';

/** A session of an office editor on a page with these blocks, without local storage. */
export const createSessionWith = (nodes: readonly unknown[], state: Partial<SessionState> = {}): Session =>
  createSession(startEditing({ document: openDocument(nodes), revision: 1 }), state);

export function createSession(
  editing: Editing,
  state: Partial<SessionState> = {},
  collection: ComposableCollection = 'pages',
): Session {
  return new Session(
    { locale: 'en-GH', path: '/', collection, id: '1' },
    {
      editor: { name: 'Ama', email: 'ama@example.com', tenantScope: 'owner', mayWrite: true },
      pageData: { document: editing.document, data: JSON.parse('{}') },
      ...{
        others: [],
        refused: [],
        notice: null,
        publishPrompt: null,
        selected: null,
        picture: null,
        targetField: null,
        viewed: null,
      },
      focused: null,
      replaced: [],
      ...{
        isPublished: false,
        isOnSite: false,
        wasOnSite: false,
        isSignedOut: false,
        saving: { kind: 'saved' },
        editing,
      },
      ...state,
    },
    { save: async () => undefined, clear: async () => undefined, adopt: async () => null },
  );
}
