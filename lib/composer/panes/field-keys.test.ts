// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { PretendComposing } from '@/tests/support/pretend-composing';
import { sessionWith } from '@/tests/support/session-of';
import { fieldKeys } from './field-keys';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });

beforeEach(() => {
  vi.stubGlobal('fetch', new PretendComposing([]).fetch);
  document.body.innerHTML =
    '<input id="sought"><div data-form-of="a"><textarea></textarea><select></select><input type="radio"></div>';
});

function open() {
  const session = sessionWith([text('a')], { selected: 'a' });
  const keys = fieldKeys(session);
  document.addEventListener('input', keys.before, true);
  document.addEventListener('input', keys.typed);
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
  /** As the form does: what the page can take is done to it in the middle of the event. */
  const write = (value: string, isTaken = true) => {
    const field = document.querySelector('textarea');
    const take = () => session.do([{ kind: 'set', id: 'a', path: ['text'], value }], 'a text');
    if (isTaken) field?.addEventListener('input', take, { once: true });
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { session, press, write };
}

it('undo in a field is that of the page: what was typed at one go, and before it what was done elsewhere', () => {
  const { session, press, write } = open();
  session.do([{ kind: 'hide', id: 'a', hidden: true }]);
  write('Wri');
  write('Written');
  expect(press('textarea', 'z')).toBe('undo');
  session.undo();
  expect(session.state().editing.document.blocks.get('a')?.own).toMatchObject({ props: { text: 'a' } });
  expect([press('textarea', 'z'), press('textarea', 'Z', true)]).toEqual(['undo', 'redo']);
});

it('letters that the page has not taken are the field’s to take back, until something else is done', () => {
  const { session, press, write } = open();
  write('1.', false);
  expect([press('textarea', 'z'), press('textarea', 'Z', true)]).toEqual([null, null]);
  expect(press('select', 'z')).toBe('undo');
  session.do([{ kind: 'hide', id: 'a', hidden: true }]);
  expect(press('textarea', 'z')).toBe('undo');
});

it('a choice is taken before it tells of it, and has no letters to take back', () => {
  const { session, press } = open();
  const radio = document.querySelector('[type=radio]');
  session.do([{ kind: 'hide', id: 'a', hidden: true }]);
  radio?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(press('[type=radio]', 'z')).toBe('undo');
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
