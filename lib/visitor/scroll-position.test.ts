// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { preserveScrollPosition } from './visit-page';

/** The scroll calls of a page with these attributes after leaving the previous page at 640 px. */
function loadPage(marks: string): unknown[][] {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = '<main id="content"></main>';
  preserveScrollPosition(document);
  vi.stubGlobal('scrollY', 640);
  window.dispatchEvent(new Event('pagehide'));
  scrollTo.mockClear();
  document.body.innerHTML = `<main id="content" ${marks}></main>`;
  preserveScrollPosition(document);
  return scrollTo.mock.calls;
}

test('restores the scroll position on a page whose route opts out of scrolling', () => {
  expect(loadPage('data-no-scroll="true"')).toEqual([[0, 640]]);
});

test('does not scroll on any other page', () => {
  expect(loadPage('')).toEqual([]);
});

test('does not scroll when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(loadPage('data-no-scroll="true"')).toEqual([]);
});
