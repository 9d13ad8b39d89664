import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { beginEditing } from '../editing/editing';
import { Session } from '../session/session';
import { listCommands } from './command-list';

const panes = {
  ...{ left: null, isRightOpen: true, dialog: null, at: null },
  ...{ change: () => undefined, say: () => undefined },
};

it('the published page is offered where there is one, at the address that visitors have', () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  const view = (isPublished: boolean) =>
    listCommands(openHome(), panes, isPublished)
      .flatMap(({ entries }) => entries)
      .find(({ key }) => key === 'view');
  expect(view(false)).toBeUndefined();
  view(true)?.act();
  expect(assign).toHaveBeenCalledWith('/en-GH');
  vi.unstubAllGlobals();
});

function openHome(): Session {
  const editing = beginEditing({ document: openDocument([]), revision: 1 });
  const editor = { name: 'Ama', email: 'ama@example.com', reach: 'owner', mayWrite: true } as const;
  const filling = { of: editing.document, page: JSON.parse('{}') };
  return new Session(
    { locale: 'en-GH', path: '/', collection: 'pages', id: '1' },
    {
      ...{ editor, filling, others: [], refused: [], notice: null, asking: null },
      ...{ isPublished: false, saving: { kind: 'saved' } },
      ...{ selected: null, isSignedOut: false, editing },
    },
    { keep: async () => undefined, forget: async () => undefined, adopt: async () => null },
  );
}
