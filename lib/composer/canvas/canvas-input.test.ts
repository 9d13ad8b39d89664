// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { listenToCanvasInput } from './canvas-input';
import { createInlineEditor } from './inline-editing/inline-editor';

it('canvas input › cancels form submissions before other listeners receive them', () => {
  const end = listenToCanvasInput({
    getDocument: () => null,
    getSelectedId: () => null,
    onSelect: () => undefined,
    editor: createInlineEditor(
      () => null,
      () => false,
    ),
    onHover: () => undefined,
  });
  const form = document.body.appendChild(document.createElement('form'));
  const send = vi.fn();
  form.addEventListener('submit', send);
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(false);
  expect(send).not.toHaveBeenCalled();
  end();
  submit();
  expect(send).toHaveBeenCalledOnce();
});
