// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollToHash } from './visit-page';

test('opens closed details, scrolls to the target, and scrolls smoothly only after a click on a link', () => {
  document.body.innerHTML =
    '<a href="#answer">x</a><details><details><p id="answer">y</p></details></details>';
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.getElementById('answer'));
  scrollToHash(document);
  expect(scrolledTo).toEqual(['answer']);
  expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);

  const { style } = document.documentElement;
  document.querySelector('a')?.click();
  expect(style.scrollBehavior).toBe('smooth');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(style.scrollBehavior).toBe('');
});
