// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { whenComeBack } from './when-come-back';

it('who comes back from a link beside it, or by the way back of the browser, looks again; until it is ended', () => {
  document.body.innerHTML = '<a target="_blank"><span>A record</span></a><button></button>';
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const look = vi.fn();
  const end = whenComeBack(look);
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const turn = (to: DocumentVisibilityState) => {
    visibility.mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const comeBack = () => {
    turn('hidden');
    turn('visible');
    return look.mock.calls.length;
  };
  press('button');
  expect(comeBack()).toBe(0);
  press('span');
  expect(comeBack()).toBe(1);
  expect(comeBack()).toBe(1);
  for (const persisted of [false, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(look).toHaveBeenCalledTimes(2);
  end();
  press('span');
  expect(comeBack()).toBe(2);
});
