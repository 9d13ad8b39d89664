// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { listenToHands } from './hands';
import { openWriting } from './writing/open-writing';

it('nothing is sent from the page that is composed, also by a form that sends by itself', () => {
  const end = listenToHands({
    document: () => null,
    chosen: () => null,
    writing: openWriting(
      () => null,
      () => false,
    ),
    point: () => undefined,
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
