// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { reachHashes } from './reach-hash';

test('opens what hides the target, goes there, and goes smoothly only while a link leads', () => {
  document.body.innerHTML =
    '<a href="#answer">x</a><details><details><p id="answer">y</p></details></details>';
  const gone: string[] = [];
  Element.prototype.scrollIntoView = function () {
    gone.push(this.id);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.getElementById('answer'));
  reachHashes(document);
  expect(gone).toEqual(['answer']);
  expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);

  const { style } = document.documentElement;
  document.querySelector('a')?.click();
  expect(style.scrollBehavior).toBe('smooth');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(style.scrollBehavior).toBe('');
});
