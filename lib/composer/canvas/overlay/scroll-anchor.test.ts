// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isScrollAnchor, renderWithAnchor, skipNextAnchor } from './scroll-anchor';

let top = 100;
const scrollOffsets: number[] = [];

beforeEach(() => {
  [top, scrollOffsets.length] = [100, 0];
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  document.body.innerHTML = '<main><div class="canvas-block" data-block="a"><p></p></div></main>';
  const block = document.querySelector('p');
  if (block) block.getBoundingClientRect = () => new DOMRect(0, top, 500, 300);
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => {
    scrollOffsets.push(by);
    top -= by;
  });
});
afterEach(() => vi.unstubAllGlobals());

const waitForSettling = () => new Promise((resolve) => setTimeout(resolve, 40));

it('scroll anchor › keeps a visible block at its screen position when content above it grows', async () => {
  renderWithAnchor('a', () => {
    expect(isScrollAnchor('a')).toBe(true);
    top += 740;
  });
  await waitForSettling();
  expect([top, scrollOffsets, isScrollAnchor('a')]).toEqual([100, [740], false]);
});

it('scroll anchor › corrects additional scrolling by the browser', async () => {
  renderWithAnchor('a', () => {
    top += 740;
  });
  top -= 740;
  await waitForSettling();
  expect([top, scrollOffsets]).toEqual([100, [740, -740]]);
});

it.each([
  ['is not visible', () => (top = 4_000)],
  ['was dropped by the user', skipNextAnchor],
])('scroll anchor › does not scroll for a block that %s', async (_, prepare) => {
  prepare();
  renderWithAnchor('a', () => {
    top += 740;
  });
  await waitForSettling();
  expect(scrollOffsets).toEqual([]);
});

it('scroll anchor › stops when the user scrolls', async () => {
  renderWithAnchor('a', () => undefined);
  window.dispatchEvent(new Event('wheel'));
  top -= 300;
  await waitForSettling();
  expect(scrollOffsets).toEqual([]);
});
