// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/document/operations/operation';
import type { PretendComposing } from '@/tests/support/pretend-composing';
import { isSave, nothingKept, pass, pretendSessions, say, words } from '@/tests/support/pretended-session';
import { edit } from '../editing/editing';
import { nextSave } from '../editing/save-edits';

const { open, server } = pretendSessions();

/** A block that nobody can say anything against but that it is large. */
const large = (id: string, kilobytes: number) => ({
  ...{ id, type: 'later-block', version: 0 },
  props: { text: 'x'.repeat(kilobytes * 1024) },
});
const put = (node: unknown): Operation => ({
  kind: 'insert',
  node,
  at: { parent: null, slot: '', after: 'b' },
});
/** As the server does of what is too large. */
const refusesLarge: PretendComposing['instead'] = (method, url, body) =>
  isSave(method, url) && body.length > 512 * 1024
    ? { status: 422, body: { errors: [{ message: 'At most 512 kB' }] } }
    : null;

describe('what makes a page too large', () => {
  it('waits with the reason, and all else is saved', async () => {
    server().instead = refusesLarge;
    const session = open();
    session.do([put(large('c', 600))]);
    session.do([put(large('d', 100))]);
    session.do([say('a', 'good')]);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'good'), words('b'), large('d', 100)]);
    expect(session.state()).toMatchObject({
      saving: { kind: 'saved' },
      refused: [{ id: 'c', message: expect.stringContaining('at most 512 kB') }],
    });
    await session.publish();
    expect(server().isPublished).toBe(false);
  });

  it('is saved once something else has made room for it', async () => {
    server().nodes = [words('a'), words('b'), large('c', 300)];
    const session = open();
    session.do([put(large('d', 300))]);
    await pass(1_000);
    expect(session.state().refused).toMatchObject([{ id: 'd' }]);
    session.do([say('a', 'good')]);
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'good'), words('b'), large('c', 300)]);
    session.do([{ kind: 'remove', id: 'c' }]);
    await pass(1_000);
    expect(session.state().refused).toEqual([]);
    expect(server().nodes).toEqual([words('a', 'good'), words('b'), large('d', 300)]);
  });

  it('is as many blocks as must wait, each with what was put into it', async () => {
    const row = (id: string, count: number) => ({
      ...{ id, type: 'columns', version: 0, props: {} },
      slots: { first: Array.from({ length: count }, (_, at) => words(`${id}-${at}`)) },
    });
    const session = open();
    session.do([put(row('few', 100))]);
    session.do([put(row('many', 420))]);
    await pass(1_000);
    expect(session.state().refused).toMatchObject([{ id: 'many', message: expect.stringContaining('500') }]);
    expect(server().nodes).toEqual([words('a'), words('b'), row('few', 100)]);
  });

  it('waits when a closed tab has left it on its way', async () => {
    server().instead = refusesLarge;
    const session = open(nothingKept, (editing) => {
      const edited = edit(editing, [put(large('c', 600)), say('a', 'good')], { at: 0 });
      if (!edited.ok) throw new Error(edited.reason);
      return { ...edited.editing, sent: nextSave(edited.editing, 'sent before') };
    });
    await pass(1_000);
    expect(server().nodes).toEqual([words('a', 'good'), words('b')]);
    expect(session.state()).toMatchObject({ saving: { kind: 'saved' }, refused: [{ id: 'c' }] });
  });

  it('is told as the server tells it, when what was stored is too large already', async () => {
    server().nodes = [words('a'), words('b'), large('c', 600)];
    server().instead = (method, url) =>
      isSave(method, url) ? { status: 400, body: { errors: [{ message: 'At most 512 kB' }] } } : null;
    const session = open();
    session.do([say('a', 'good')]);
    await pass(1_000);
    expect(session.state()).toMatchObject({
      saving: { kind: 'refused', message: 'At most 512 kB' },
      refused: [],
    });
  });
});
