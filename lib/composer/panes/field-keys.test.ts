// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { fieldKeys } from './field-keys';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });

beforeEach(() => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  document.body.innerHTML =
    '<input id="sought"><div data-form-of="a"><textarea></textarea><select></select></div>';
});

function open() {
  const session = sessionWith([text('a')], { selected: 'a' });
  const keys = fieldKeys(session);
  document.body.addEventListener('input', keys.note);
  const press = (selector: string, key: string, shiftKey = false) => {
    let meant: unknown = 'not heard';
    const hear = (event: KeyboardEvent) => {
      meant = keys.commandIn(event);
    };
    const field = document.querySelector(selector);
    document.body.addEventListener('keydown', hear, { once: true });
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey, bubbles: true }));
    return meant;
  };
  const write = (value: string) => {
    session.do([{ kind: 'set', id: 'a', path: ['text'], value }], 'a text');
    document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { session, press, write };
}

it('letters are the field’s to take back until something else is done, which is taken back first', () => {
  const { session, press, write } = open();
  write('Written');
  expect(press('textarea', 'z')).toBeNull();
  session.do([{ kind: 'hide', id: 'a', hidden: true }]);
  expect(press('textarea', 'z')).toBe('undo');
  session.undo();
  expect(press('textarea', 'Z', true)).toBe('redo');
  write('Written on');
  expect([press('textarea', 'z'), press('textarea', 'Z', true)]).toEqual([null, null]);
});

it('a choice has no letters to take back', () => {
  const { press, write } = open();
  write('Written');
  expect(press('select', 'z')).toBe('undo');
});

it('what is no key of a text is the block’s; what takes out a letter or walks by words is not', () => {
  const { press } = open();
  expect([press('textarea', 'H', true), press('textarea', 'd')]).toEqual(['hide', 'duplicate']);
  expect([press('textarea', 'Backspace'), press('textarea', 'ArrowUp')]).toEqual([null, null]);
});

it('a field beside the form keeps its keys', () => {
  const { press } = open();
  expect([press('#sought', 'z'), press('#sought', 'H', true)]).toEqual([null, null]);
});
