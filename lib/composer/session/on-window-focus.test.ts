// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { onWindowFocus } from './page-lifecycle';

it('onWindowFocus › is called after a return from a link in a new tab or from the back/forward cache, until cleanup', () => {
  document.body.innerHTML = '<a target="_blank"><span>A record</span></a><button></button>';
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const onReturn = vi.fn();
  const stop = onWindowFocus(onReturn);
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const setVisibility = (to: DocumentVisibilityState) => {
    visibility.mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const returnToTab = () => {
    setVisibility('hidden');
    setVisibility('visible');
    return onReturn.mock.calls.length;
  };
  press('button');
  expect(returnToTab()).toBe(0);
  press('span');
  expect(returnToTab()).toBe(1);
  expect(returnToTab()).toBe(1);
  for (const persisted of [false, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(onReturn).toHaveBeenCalledTimes(2);
  stop();
  press('span');
  expect(returnToTab()).toBe(2);
});
