import type { Editing } from '@/lib/composer/editing/editing';
import { beginEditing } from '@/lib/composer/editing/editing';
import { Session } from '@/lib/composer/session/session';
import type { SessionState } from '@/lib/composer/session/session-state';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Composed } from '@/schemas/composing/composed';

/** A page with these blocks that somebody of an office works on, of which the browser keeps nothing. */
export const sessionWith = (nodes: readonly unknown[], state: Partial<SessionState> = {}): Session =>
  sessionOf(beginEditing({ document: openDocument(nodes), revision: 1 }), state);

export function sessionOf(
  editing: Editing,
  state: Partial<SessionState> = {},
  collection: Composed = 'pages',
): Session {
  return new Session(
    { locale: 'en-GH', path: '/', collection, id: '1' },
    {
      editor: { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true },
      filling: { of: editing.document, page: JSON.parse('{}') },
      ...{
        others: [],
        refused: [],
        notice: null,
        asking: null,
        selected: null,
        picture: null,
        sought: null,
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
    { keep: async () => undefined, forget: async () => undefined, adopt: async () => null },
  );
}
