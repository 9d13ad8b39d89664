import { expect, it, vi } from 'vitest';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { createSessionWith } from '@/tests/support/create-session';

const text = (value: string) => ({ id: 'a', type: 'rich-text', version: 0, props: { text: value } });
const earlier = { id: 3, at: '2026-01-01T00:00:00Z', by: 'Ama', document: openDocument([text('before')]) };

it('version view › displays an earlier version and rejects edits, undo and publishing', async () => {
  vi.useFakeTimers();
  const session = createSessionWith([text('now')]);
  const set: Operation = { kind: 'set', id: 'a', path: ['text'], value: 'typed' };
  session.apply([set]);
  const { editing } = session.state();
  session.view(earlier);
  expect(session.apply([set])).toMatch(/^You are previewing an earlier version/);
  expect(session.undo()).toMatch(/^You are previewing an earlier version/);
  await session.publish();
  expect(session.state().notice?.sentence).toMatch(/^You are previewing an earlier version/);
  expect(session.state()).toMatchObject({ viewed: earlier, editing });
  session.view(null);
  expect(session.undo()).toBeNull();
  vi.useRealTimers();
});

it('version view › reloads page data for the displayed version', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    bodies.push(String(init?.body));
    return new Response(null, { status: 503 });
  });
  const session = createSessionWith([text('now')]);
  session.view(earlier);
  await vi.advanceTimersByTimeAsync(5_000);
  bodies.length = 0;
  session.reloadPageData();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bodies[0]).toContain('before');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
