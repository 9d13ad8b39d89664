// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { closeDocument } from '@/lib/document/operations/open-document';
import type { PretendComposing } from '@/tests/support/pretend-composing';
import { isSave, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';

const { open, server } = pretendSessions();

describe('one block that the server does not take', () => {
  const refuses =
    (bad: string): PretendComposing['instead'] =>
    (method, url, body) =>
      isSave(method, url) && body.includes(bad)
        ? {
            status: 400,
            body: { errors: [{ message: 'No', data: { errors: [{ message: 'Not this', block: 'b' }] } }] },
          }
        : null;

  it('keeps nothing else from being saved, and is sent again once it is changed', async () => {
    server().instead = refuses('wrong');
    const session = open();
    session.do([say('b', 'wrong')]);
    session.do([say('a', 'good')]);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'good'), words('b')]);
    expect(session.state()).toMatchObject({
      saving: { kind: 'saved' },
      refused: [{ id: 'b', message: 'Not this' }],
    });
    await session.publish();
    expect(server().isPublished).toBe(false);
    session.do([say('a', 'better')]);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'better'), words('b')]);
    session.do([say('b', 'mended')]);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'better'), words('b', 'mended')]);
    expect(session.state().refused).toEqual([]);
  });

  it.each([
    ['moved', { kind: 'move', id: 'b', to: { parent: null, slot: '', after: null } }],
    ['taken out', { kind: 'remove', id: 'b' }],
    [
      'put into another one',
      { kind: 'insert', node: words('c'), at: { parent: 'b', slot: 'first', after: null } },
    ],
  ] as const)('waits alone when it was %s, too', async (_how, operation) => {
    server().nodes = [words('a'), { ...words('b'), slots: { first: [] } }];
    server().instead = refuses(`"kind":"${operation.kind}"`);
    const session = open();
    session.do([operation]);
    session.do([say('a', 'good')]);
    await pass(1_500);
    expect(server().nodes).toEqual([words('a', 'good'), { ...words('b'), slots: { first: [] } }]);
    expect(session.state()).toMatchObject({ saving: { kind: 'saved' }, refused: [{ message: 'Not this' }] });
    expect(session.undo() ?? session.undo()).toBeNull();
    await pass(1_500);
    expect(session.state().refused).toEqual([]);
    expect(server().nodes).toEqual([words('a'), { ...words('b'), slots: { first: [] } }]);
  });

  it('waits with all the rest when it is not named', async () => {
    server().instead = (method, url) =>
      isSave(method, url) ? { status: 400, body: { errors: [{ message: 'Too much' }] } } : null;
    const session = open();
    session.do([say('a', 'x')]);
    await pass(1_000);
    expect(session.state().saving).toEqual({ kind: 'refused', message: 'Too much' });
  });
});

describe('a step back', () => {
  it('over what was locked meanwhile is refused with the reason, and forgotten; the one before it is done', async () => {
    const session = open();
    session.do([say('a', 'x')]);
    session.do([say('b', 'y')]);
    await pass(1_000);
    server().nodes = [words('a', 'x'), { ...words('b', 'y'), lock: true }];
    server().revision += 1;
    await pass(5_000);
    expect(session.undo()).toMatch(/lock/i);
    expect(session.undo()).toBeNull();
    expect(closeDocument(session.state().editing.document)).toEqual([
      words('a'),
      { ...words('b', 'y'), lock: true },
    ]);
  });
});
