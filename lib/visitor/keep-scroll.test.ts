// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepScroll } from './keep-scroll';

/** Where a page begins that is marked so, when the one before it was left 640 px from its top. */
function begin(marks: string): unknown[][] {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = '<main id="content"></main>';
  keepScroll(document);
  vi.stubGlobal('scrollY', 640);
  window.dispatchEvent(new Event('pagehide'));
  scrolled.mockClear();
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  keepScroll(document);
  return scrolled.mock.calls;
}

test('a page whose route opts out of scrolling begins where the one before it was left', () => {
  expect(begin('data-still="true"')).toEqual([[0, 640]]);
});

test('any other begins at its top', () => {
  expect(begin('')).toEqual([]);
});

test('storage that is forbidden leaves it at its top', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(begin('data-still="true"')).toEqual([]);
});
