// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { closeDocument, openDocument } from '@/lib/document/operations/open-document';
import { beginEditing, type Editing, edit } from '../editing/editing';
import { turnBack } from '../editing/undo';
import { keepSteps, readSteps } from './kept-steps';

const words = (id: string, text = id) => ({ id, type: 'rich-text', version: 0, props: { text } });
const page = { locale: 'en-GH', path: '/x', collection: 'pages', id: '1' } as const;
const ama = 'ama@example.com';
const open = (...nodes: object[]) => beginEditing({ document: openDocument(nodes), revision: 1 });

function say(editing: Editing, id: string, value: string): Editing {
  const edited = edit(editing, [{ kind: 'set', id, path: ['text'], value }], { at: 0 });
  if (!edited.ok) throw new Error(edited.reason);
  return edited.editing;
}

beforeEach(() => sessionStorage.clear());

it('what was done before can be undone and redone when the tab comes back, as far as nobody has changed it since', () => {
  const done = say(say(open(words('a'), words('b')), 'a', 'mine'), 'b', 'mine, too');
  keepSteps(page, ama, turnBack(done, 'undo').editing);
  const back = { ...open(words('a', 'mine'), words('b')), ...readSteps(page, ama) };
  expect(closeDocument(turnBack(back, 'redo').editing.document)).toEqual([
    words('a', 'mine'),
    words('b', 'mine, too'),
  ]);
  expect(closeDocument(turnBack(back, 'undo').editing.document)).toEqual([words('a'), words('b')]);
  const changed = { ...open(words('a', 'theirs'), words('b')), ...readSteps(page, ama) };
  expect(turnBack(changed, 'undo').back).toBeNull();
});

it('each person, and each language, has what they did themselves', () => {
  keepSteps(page, ama, say(open(words('a')), 'a', 'mine'));
  const none = { done: [], undone: [] };
  expect(readSteps(page, 'kofi@example.com')).toEqual(none);
  expect(readSteps({ ...page, locale: 'en-US' }, ama)).toEqual(none);
});

it('of more than there is room for the newest is kept, of this page before those of others', () => {
  const long = 'x'.repeat(50_000);
  const all = [1, 2, 3].reduce((editing, at) => say(editing, 'a', `${long}${at}`), open(words('a')));
  for (let id = 1; id <= 20; id += 1) keepSteps({ ...page, id: String(id) }, ama, all);
  const kept = (id: number) => readSteps({ ...page, id: String(id) }, ama).done;
  expect(kept(20).length).toBeGreaterThan(0);
  expect(kept(20).length).toBeLessThan(3);
  expect(kept(20).at(-1)?.done).toEqual(all.done.at(-1)?.done);
  expect([kept(19).length > 0, kept(1)]).toEqual([true, []]);
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(1_200_000);
});

it('what is no list of steps is none, and what there is no room for leaves nothing older', () => {
  keepSteps(page, ama, say(open(words('a')), 'a', 'mine'));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepSteps(page, ama, say(open(words('a')), 'a', 'newer'));
  expect(readSteps(page, ama)).toEqual({ done: [], undone: [] });
  for (const text of ['{', '{}', '[{"of":"ama@example.com/pages/1/en-GH","steps":"{}"}]']) {
    sessionStorage.setItem('composer-steps', text);
    expect(readSteps(page, ama)).toEqual({ done: [], undone: [] });
    keepSteps(page, ama, say(open(words('a')), 'a', 'mine'));
  }
});
