import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import { sessionOf } from '@/tests/support/session-of';
import { beginEditing } from '../editing/editing';
import { restoreVersion } from './restore-version';

it('nothing is brought back while two have written different things in one field', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const text = { id: 'a', type: 'rich-text', version: 0, props: { text: 'mine' } };
  const clash = { kind: 'field', id: 'a', path: ['props', 'text'], mine: 'mine', theirs: 'theirs' } as const;
  const editing = { ...beginEditing({ document: openDocument([text]), revision: 1 }), conflicts: [clash] };
  const told = await restoreVersion(sessionOf(editing), { id: 3, at: '2026-01-01T00:00:00Z' });
  expect(told).toEqual({ isDone: false, sentence: expect.stringContaining('choose first') });
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
