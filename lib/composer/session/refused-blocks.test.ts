// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { closeDocument } from '@/lib/document/operations/open-document';
import type { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { advanceTime, isSave, setText, setUpFakeSessions, textBlock } from '@/tests/support/fake-session';

const { open, server } = setUpFakeSessions();

describe('block that the server rejects', () => {
  const refuses =
    (bad: string): FakeComposingApi['instead'] =>
    (method, url, body) =>
      isSave(method, url) && body.includes(bad)
        ? {
            status: 400,
            body: { errors: [{ message: 'No', data: { errors: [{ message: 'Not this', block: 'b' }] } }] },
          }
        : null;

  it('does not prevent other edits from being saved, and is sent again after it was changed', async () => {
    server().instead = refuses('wrong');
    const session = open();
    session.apply([setText('b', 'wrong')]);
    session.apply([setText('a', 'good')]);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'good'), textBlock('b')]);
    expect(session.state()).toMatchObject({
      saving: { kind: 'saved' },
      refused: [{ id: 'b', message: 'Not this' }],
    });
    await session.publish();
    expect(server().isPublished).toBe(false);
    session.apply([setText('a', 'better')]);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'better'), textBlock('b')]);
    session.apply([setText('b', 'mended')]);
    await advanceTime(1_000);
    expect(server().nodes).toEqual([textBlock('a', 'better'), textBlock('b', 'mended')]);
    expect(session.state().refused).toEqual([]);
  });

  it.each([
    ['moved', { kind: 'move', id: 'b', to: { parent: null, slot: '', after: null } }],
    ['deleted', { kind: 'remove', id: 'b' }],
    [
      'put into another one',
      { kind: 'insert', node: textBlock('c'), at: { parent: 'b', slot: 'first', after: null } },
    ],
  ] as const)('is excluded alone when it was %s', async (_how, operation) => {
    server().nodes = [textBlock('a'), { ...textBlock('b'), slots: { first: [] } }];
    server().instead = refuses(`"kind":"${operation.kind}"`);
    const session = open();
    session.apply([operation]);
    session.apply([setText('a', 'good')]);
    await advanceTime(1_500);
    expect(server().nodes).toEqual([textBlock('a', 'good'), { ...textBlock('b'), slots: { first: [] } }]);
    expect(session.state()).toMatchObject({ saving: { kind: 'saved' }, refused: [{ message: 'Not this' }] });
    expect(session.undo() ?? session.undo()).toBeNull();
    await advanceTime(1_500);
    expect(session.state().refused).toEqual([]);
    expect(server().nodes).toEqual([textBlock('a'), { ...textBlock('b'), slots: { first: [] } }]);
  });

  it('excludes the whole save if the server names no block', async () => {
    server().instead = (method, url) =>
      isSave(method, url) ? { status: 400, body: { errors: [{ message: 'Too much' }] } } : null;
    const session = open();
    session.apply([setText('a', 'x')]);
    await advanceTime(1_000);
    expect(session.state().saving).toEqual({ kind: 'refused', message: 'Too much' });
  });
});

describe('undo', () => {
  it('returns the reason for a block that was locked since, drops the step, and undoes the one before', async () => {
    const session = open();
    session.apply([setText('a', 'x')]);
    session.apply([setText('b', 'y')]);
    await advanceTime(1_000);
    server().nodes = [textBlock('a', 'x'), { ...textBlock('b', 'y'), lock: true }];
    server().revision += 1;
    await advanceTime(5_000);
    expect(session.undo()).toMatch(/lock/i);
    expect(session.undo()).toBeNull();
    expect(closeDocument(session.state().editing.document)).toEqual([
      textBlock('a'),
      { ...textBlock('b', 'y'), lock: true },
    ]);
  });
});
