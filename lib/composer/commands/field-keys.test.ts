// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionWith } from '@/tests/support/create-session';
import { FakeComposingApi } from '@/tests/support/fake-composing-api';
import { fieldKeys } from './commands';

const text = (id: string) => ({ id, type: 'rich-text', version: 0, props: { text: id } });

beforeEach(() => {
  vi.stubGlobal('fetch', new FakeComposingApi([]).fetch);
  document.body.innerHTML =
    '<input id="sought"><div data-form-of="a"><textarea></textarea><select></select><input type="radio"></div>';
});

function open() {
  const session = createSessionWith([text('a')], { selected: 'a' });
  const keys = fieldKeys(session);
  document.addEventListener('input', keys.beforeInput, true);
  document.addEventListener('input', keys.afterInput);
  const press = (selector: string, key: string, shiftKey = false) => {
    let meant: unknown = 'not heard';
    const onKeyDown = (event: KeyboardEvent) => {
      meant = keys.commandIn(event);
    };
    const field = document.querySelector(selector);
    document.body.addEventListener('keydown', onKeyDown, { once: true });
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, shiftKey, bubbles: true }));
    return meant;
  };
  /** Types a text like the form, which applies a valid value during the event. */
  const write = (value: string, isApplied = true) => {
    const field = document.querySelector('textarea');
    const apply = () => session.apply([{ kind: 'set', id: 'a', path: ['text'], value }], 'a text');
    if (isApplied) field?.addEventListener('input', apply, { once: true });
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { session, press, write };
}

it('field keys › undo reverts a run of typing, and then what was done elsewhere before', () => {
  const { session, press, write } = open();
  session.apply([{ kind: 'hide', id: 'a', hidden: true }]);
  write('Wri');
  write('Written');
  expect(press('textarea', 'z')).toBe('undo');
  session.undo();
  expect(session.state().editing.document.blocks.get('a')?.node).toMatchObject({ props: { text: 'a' } });
  expect([press('textarea', 'z'), press('textarea', 'Z', true)]).toEqual(['undo', 'redo']);
});

it('field keys › undo is left to the field while the page has not accepted its text, until something else changes', () => {
  const { session, press, write } = open();
  write('1.', false);
  expect([press('textarea', 'z'), press('textarea', 'Z', true)]).toEqual([null, null]);
  expect(press('select', 'z')).toBe('undo');
  session.apply([{ kind: 'hide', id: 'a', hidden: true }]);
  expect(press('textarea', 'z')).toBe('undo');
});

it('field keys › undo after a choice is the undo of the page', () => {
  const { session, press } = open();
  const radio = document.querySelector('[type=radio]');
  session.apply([{ kind: 'hide', id: 'a', hidden: true }]);
  radio?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(press('[type=radio]', 'z')).toBe('undo');
});

it('field keys › block shortcuts work in a text field, except for keys that edit text', () => {
  const { press } = open();
  expect([press('textarea', 'H', true), press('textarea', 'd')]).toEqual(['hide', 'duplicate']);
  expect([press('textarea', 'Backspace'), press('textarea', 'ArrowUp')]).toEqual([null, null]);
});

it('field keys › a field outside of the form keeps its keys', () => {
  const { press } = open();
  expect([press('#sought', 'z'), press('#sought', 'H', true)]).toEqual([null, null]);
});
