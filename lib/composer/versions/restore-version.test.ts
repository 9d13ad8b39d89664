import { expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { readVersionCall } from '@/schemas/composing/versions';
import { createSession, createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { respond } from '@/tests/support/fake-routes';
import { runCommand } from '../commands/commands';
import { startEditing } from '../editing/editing';
import { restoreVersion } from './restore-version';

it('restoreVersion › refuses while two users have a conflict in a field', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'mine' } };
  const conflict = {
    kind: 'field',
    id: 'a',
    path: ['props', 'text'],
    mine: 'mine',
    theirs: 'theirs',
  } as const;
  const editing = { ...startEditing({ document: openDocument([text]), revision: 1 }), conflicts: [conflict] };
  const result = await restoreVersion(createSession(editing), { id: 3, at: '2026-01-01T00:00:00Z' });
  expect(result).toEqual({ isDone: false, sentence: expect.stringContaining('choose a version first') });
  expect(fetchMock).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('restoreVersion › undo names the restored version, not the blocks that it changed', async () => {
  const text = (value: string) => ({ id: 'a', type: 'rich-text', version: 0, props: { text: value } });
  const server = new FakeComposingApi([text('now')]);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    String(url).includes('version')
      ? respond(readVersionCall, { status: 200, body: { nodes: [text('before')] } })
      : server.fetch(url, init),
  );
  vi.useFakeTimers();
  const session = createSessionWith([text('now')]);
  expect(await restoreVersion(session, { id: 3, at: '2026-01-01T00:00:00Z' })).toMatchObject({
    isDone: true,
  });
  expect(runCommand(session, 'undo')).toBe('Undone: restored version');
  expect(closeDocument(session.state().editing.document)).toEqual([text('now')]);
  expect(runCommand(session, 'redo')).toBe('Redone: restored version');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
