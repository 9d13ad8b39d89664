import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { createSession } from '@/tests/support/create-session';
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
