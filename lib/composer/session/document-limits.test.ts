// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import type { FakeComposingApi } from '@/tests/support/fake-composing-api';
import {
  advanceTime,
  emptyStorage,
  isSave,
  setText,
  setUpFakeSessions,
  textBlock,
} from '@/tests/support/fake-session';
import { edit } from '../editing/editing';
import { nextSave } from '../editing/save-edits';

const { open, server } = setUpFakeSessions();

/** A block that is valid except for its size. */
const large = (id: string, kilobytes: number) => ({
  ...{ id, type: 'later-block', version: 0 },
  props: { text: 'x'.repeat(kilobytes * 1024) },
});
const insertBlock = (node: unknown): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after: 'b' },
});
/** Rejects a body that is too large, like the server. */
const rejectLarge: FakeComposingApi['instead'] = (method, url, body) =>
  isSave(method, url) && body.length > 512 * 1024
    ? { status: 422, body: { errors: [{ message: 'At most 512 kB' }] } }
    : null;

describe('document that exceeds its limits', () => {
  it('excludes the large block with the reason and saves the rest', async () => {
    server().instead = rejectLarge;
    const session = open();
    session.apply([insertBlock(large('c', 600))]);
    session.apply([insertBlock(large('d', 100))]);
    session.apply([setText('a', 'good')]);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'good'), textBlock('b'), large('d', 100)]);
    expect(session.state()).toMatchObject({
      saving: { kind: 'saved' },
      refused: [{ id: 'c', message: expect.stringContaining('at most 512 kB') }],
    });
    await session.publish();
    expect(server().isPublished).toBe(false);
  });

  it('saves the excluded block when other content was removed', async () => {
    server().nodes = [textBlock('a'), textBlock('b'), large('c', 300)];
    const session = open();
    session.apply([insertBlock(large('d', 300))]);
    await advanceTime(1_000);
    expect(session.state().refused).toMatchObject([{ id: 'd' }]);
    session.apply([setText('a', 'good')]);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'good'), textBlock('b'), large('c', 300)]);
    session.apply([{ kind: 'remove', id: 'c' }]);
    await advanceTime(1_000);
    expect(session.state().refused).toEqual([]);
    expect(server().nodes).toEqual([textBlock('a', 'good'), textBlock('b'), large('d', 300)]);
  });

  it('excludes as few blocks as necessary, each with its nested blocks', async () => {
    const row = (id: string, count: number) => ({
      ...{ id, type: 'columns', version: 0, props: {} },
      slots: { first: Array.from({ length: count }, (_, at) => textBlock(`${id}-${at}`)) },
    });
    const session = open();
    session.apply([insertBlock(row('few', 100))]);
    session.apply([insertBlock(row('many', 420))]);
    await advanceTime(1_000);
    expect(session.state().refused).toMatchObject([{ id: 'many', message: expect.stringContaining('500') }]);
    expect(server().nodes).toEqual([textBlock('a'), textBlock('b'), row('few', 100)]);
  });

  it('excludes a large block of an unanswered save of a closed tab', async () => {
    server().instead = rejectLarge;
    const session = open(emptyStorage, (editing) => {
      const edited = edit(editing, [insertBlock(large('c', 600)), setText('a', 'good')], { at: 0 });
      if (!edited.ok) throw new Error(edited.reason);
      return { ...edited.editing, sent: nextSave(edited.editing, 'sent before') };
    });
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'good'), textBlock('b')]);
    expect(session.state()).toMatchObject({ saving: { kind: 'saved' }, refused: [{ id: 'c' }] });
  });

  it('shows the message of the server if the stored document is too large already', async () => {
    server().nodes = [textBlock('a'), textBlock('b'), large('c', 600)];
    server().instead = (method, url) =>
      isSave(method, url) ? { status: 400, body: { errors: [{ message: 'At most 512 kB' }] } } : null;
    const session = open();
    session.apply([setText('a', 'good')]);
    await advanceTime(1_000);
    expect(session.state()).toMatchObject({
      saving: { kind: 'refused', message: 'At most 512 kB' },
      refused: [],
    });
  });
});
