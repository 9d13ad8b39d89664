import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { sessionWith } from '@/tests/support/session-of';

const text = (words: string) => ({ id: 'a', type: 'rich-text', version: 0, props: { text: words } });
const earlier = { id: 3, at: '2026-01-01T00:00:00Z', by: 'Ama', document: openDocument([text('before')]) };

it('what the page was before is looked at, and nothing of the page changes meanwhile', async () => {
  vi.useFakeTimers();
  const session = sessionWith([text('now')]);
  const set: Operation = { kind: 'set', id: 'a', path: ['text'], value: 'typed' };
  session.do([set]);
  const { editing } = session.state();
  session.view(earlier);
  expect(session.do([set])).toMatch(/^You look at an earlier version/);
  expect(session.undo()).toMatch(/^You look at an earlier version/);
  await session.publish();
  expect(session.state().notice?.sentence).toMatch(/^You look at an earlier version/);
  expect(session.state()).toMatchObject({ viewed: earlier, editing });
  session.view(null);
  expect(session.undo()).toBeNull();
  vi.useRealTimers();
});

it('data that is read anew is that of what is on the screen', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    asked.push(String(init?.body));
    return new Response(null, { status: 503 });
  });
  const session = sessionWith([text('now')]);
  session.view(earlier);
  await vi.advanceTimersByTimeAsync(5_000);
  asked.length = 0;
  session.readDataAnew();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked[0]).toContain('before');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
